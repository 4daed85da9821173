import { describe, expect, it } from 'vitest'
import { Hollows, type Broom } from '../../../party/platform/hollow.ts'

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
    const [hollows, broom] = [new Hollows(), new Watched()]
    hollows.mark('a', true, false, 0)
    hollows.mark('b', true, false, 0)
    hollows.mark('b', false, false, 1)
    await hollows.sweep(19_999, broom)
    expect(broom.did).toEqual([])
    const swept = hollows.sweep(20_000, broom)
    broom.finish()
    await swept
    await hollows.sweep(90_000, broom)
    expect(broom.did).toEqual(['remove a'])
  })

  it('are asked for again where the engine still has them open', async () => {
    const [hollows, broom] = [new Hollows(), new Watched()]
    broom.closed = false
    hollows.mark('a', true, false, 0)
    const swept = hollows.sweep(20_000, broom)
    broom.finish()
    await swept
    await hollows.sweep(39_999, broom)
    expect(broom.did).toEqual(['remove a'])
    void hollows.sweep(40_000, broom)
    expect(broom.did).toEqual(['remove a', 'remove a'])
  })

  it('are opened anew first where the life that left them had written', async () => {
    const [hollows, broom] = [new Hollows(), new Watched()]
    hollows.mark('a', true, true, 0)
    await hollows.sweep(20_000, broom)
    expect(broom.did).toEqual(['rouse a'])
    hollows.mark('a', true, false, 20_000)
    void hollows.sweep(40_000, broom)
    expect(broom.did).toEqual(['rouse a', 'remove a'])
  })

  it('are waited for by whoever wants in, and nobody’s is begun on who is on the way', async () => {
    const [hollows, broom] = [new Hollows(), new Watched()]
    hollows.mark('a', true, false, 0)
    hollows.mark('b', true, false, 0)
    await hollows.enter('b')
    const swept = hollows.sweep(20_000, broom)
    let inside = false
    const entered = hollows.enter('a').then(() => (inside = true))
    await new Promise(resolve => setTimeout(resolve))
    expect(inside).toBe(false)
    broom.finish()
    await Promise.all([swept, entered])
    expect(broom.did).toEqual(['remove a'])
  })
})
