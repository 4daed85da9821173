import { describe, expect, it } from 'vitest'
import { EmptyFiles, type Broom } from '../../../party/platform/emptyFiles.ts'

/** Tells what was done, and lets a file go only when it is told to. */
class Watched implements Broom {
  readonly did: string[] = []
  closed = true
  finish: () => void = () => {}
  async rouse(file: string) {
    this.did.push(`rouse ${file}`)
  }
  remove(file: string) {
    this.did.push(`remove ${file}`)
    return new Promise<boolean>(resolve => (this.finish = () => resolve(this.closed)))
  }
}

describe('files of rooms with nothing in them', () => {
  it('go when nobody has come for a while, and not while there is a table', async () => {
    const [emptyFiles, broom] = [new EmptyFiles(), new Watched()]
    emptyFiles.mark('a', true, false, 0)
    emptyFiles.mark('b', true, false, 0)
    emptyFiles.mark('b', false, false, 1)
    await emptyFiles.sweep(19_999, broom)
    expect(broom.did).toEqual([])
    const swept = emptyFiles.sweep(20_000, broom)
    broom.finish()
    await swept
    await emptyFiles.sweep(90_000, broom)
    expect(broom.did).toEqual(['remove a'])
  })

  it('are asked for again where the engine still has them open', async () => {
    const [emptyFiles, broom] = [new EmptyFiles(), new Watched()]
    broom.closed = false
    emptyFiles.mark('a', true, false, 0)
    const swept = emptyFiles.sweep(20_000, broom)
    broom.finish()
    await swept
    await emptyFiles.sweep(39_999, broom)
    expect(broom.did).toEqual(['remove a'])
    void emptyFiles.sweep(40_000, broom)
    expect(broom.did).toEqual(['remove a', 'remove a'])
  })

  it('are opened anew first where the life that left them had written', async () => {
    const [emptyFiles, broom] = [new EmptyFiles(), new Watched()]
    emptyFiles.mark('a', true, true, 0)
    await emptyFiles.sweep(20_000, broom)
    expect(broom.did).toEqual(['rouse a'])
    emptyFiles.mark('a', true, false, 20_000)
    void emptyFiles.sweep(40_000, broom)
    expect(broom.did).toEqual(['rouse a', 'remove a'])
  })

  it('are waited for by whoever wants in, and nobody’s is begun on who is on the way', async () => {
    const [emptyFiles, broom] = [new EmptyFiles(), new Watched()]
    emptyFiles.mark('a', true, false, 0)
    emptyFiles.mark('b', true, false, 0)
    await emptyFiles.enter('b')
    const swept = emptyFiles.sweep(20_000, broom)
    let inside = false
    const entered = emptyFiles.enter('a').then(() => (inside = true))
    await new Promise(resolve => setTimeout(resolve))
    expect(inside).toBe(false)
    broom.finish()
    await Promise.all([swept, entered])
    expect(broom.did).toEqual(['remove a'])
  })

  it('stay when somebody has come in while another was removed: what they write must not go with the file', async () => {
    const [emptyFiles, broom] = [new EmptyFiles(), new Watched()]
    emptyFiles.mark('a', true, false, 0)
    emptyFiles.mark('b', true, false, 0)
    const swept = emptyFiles.sweep(20_000, broom)
    await emptyFiles.enter('b')
    broom.finish()
    // At the fault of before, the second would wait to be finished, too.
    await Promise.race([swept, new Promise(resolve => setTimeout(resolve, 50))])
    expect(broom.did).toEqual(['remove a'])
  })
})
