import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadKit, manifestOf } from '../../src/boards/index.ts'
import { endingsOf } from '../../src/games/all.ts'
import { factsOf } from '../laws/facts.ts'
import { SHIPPED } from './shipped.ts'

const root = new URL('../../', import.meta.url)

// Other tests look at these only where a game has them.
describe.each(SHIPPED)('%s has what a game may do without', id => {
  it('a guide, a book, lessons and endings to try', async () => {
    const { face } = (await loadKit(id))!
    expect(face.guide?.acts).not.toHaveLength(0)
    expect(face.book).toBeDefined()
    expect(manifestOf(id)!.lessons).toBeDefined()
    expect(endingsOf(id)).not.toHaveLength(0)
  })

  it('acts that are seen before the room has spoken', async () => {
    expect((await factsOf(id)).certain).toBeDefined()
  })

  it('a picture for its links, and its actions in docs/protocol.md', () => {
    expect(existsSync(new URL(`public/cards/${id}.png`, root))).toBe(true)
    expect(readFileSync(new URL('docs/protocol.md', root), 'utf8')).toMatch(new RegExp(`^${id} +\\{"type"`, 'm'))
  })
})
