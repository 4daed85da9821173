import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyRules } from '../../src/games/game.ts'
import { FILE_LIMIT, parseFile } from '../../src/table/file.ts'
import { read, SPAN, type Opened, type Reading } from '../../src/table/readFile.ts'
import { fold, type MasaFile } from '../../src/table/replay.ts'
import { stats } from '../../src/table/stats.ts'
import { loadMatch } from '../../party/table/download.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'

let file: MasaFile
beforeAll(async () => {
  const { room } = Room.playing({ people: 2, rules: { hands: 9 }, table: { hold: 0, turn: 0, bank: 0 } })
  room.pass(1_000_000)
  file = (await loadMatch(room.disk, {})) as MasaFile
})

/** All that is found out about a text, and how often the rules were asked to go a step. */
async function pieces(text: string): Promise<{ found: Reading[]; applied: number }> {
  let applied = 0
  const counting: AnyRules = { ...toy, apply: (state, step) => (applied++, toy.apply(state, step)) }
  const found: Reading[] = []
  for await (const piece of read(text, async id => (id === 'toy' ? counting : null))) found.push(piece)
  return { found, applied }
}
const stepsOf = ({ hands }: MasaFile) => hands.reduce((sum, hand) => sum + hand.steps.length, 0)

describe('reading a file', () => {
  it('opens every hand at its beginning, counts, and checks', async () => {
    const { found } = await pieces(JSON.stringify(file))
    const [opened, checked] = found as [Opened, Reading]
    const frames = fold(toy, file)
    expect(opened.marks).toHaveLength(9)
    for (const [i, { hand }] of file.hands.entries()) {
      const first = frames.findIndex(frame => frame.hand === hand)
      if (first > 0) expect(opened.marks[i][0]).toEqual(frames[first - 1].state)
    }
    expect(opened.numbers).toEqual(stats(toy, file, frames))
    expect(checked).toEqual({ kind: 'checked', fault: null })
  })

  it('remembers where a long hand stood every so many steps', async () => {
    const copy = structuredClone(file)
    const [dealt] = fold(toy, file)
    const cards = (dealt.state as { hands: number[][] }).hands[0]
    const more = Array.from({ length: 3 * SPAN }, () => ({
      step: { by: 0 as const, do: { type: 'arrange', cards } },
      ms: 0,
    }))
    copy.hands[0].steps.splice(1, 0, ...more)
    const [opened] = (await pieces(JSON.stringify(copy))).found as [Opened]
    const all = fold(toy, copy).filter(frame => frame.hand === 1)
    expect(opened.marks[0].slice(1)).toEqual(all.filter((_, i) => i % SPAN === SPAN - 1).map(frame => frame.state))
    expect(opened.marks[0]).toHaveLength(Math.ceil(all.length / SPAN))
  })

  it('goes through it twice and no more, also where it breaks off', async () => {
    for (const broken of [null, 8, 4, 0]) {
      const copy = structuredClone(file)
      if (broken !== null) copy.hands[broken].steps[2].step = { by: 1, do: { type: 'discard', card: 'x' } }
      const { found, applied } = await pieces(JSON.stringify(copy))
      expect(applied).toBeLessThanOrEqual(2 * stepsOf(file))
      if (broken !== null) expect(found.at(-1)).toMatchObject({ kind: 'checked', fault: { hand: broken + 1 } })
    }
  })

  it('shows the hands before one that today’s rules cannot follow', async () => {
    const copy = structuredClone(file)
    copy.hands[5].steps[0].step = { by: 'table', close: true }
    const { found } = await pieces(JSON.stringify(copy))
    expect((found[0] as Opened).marks).toHaveLength(5)
    expect((found[0] as Opened).numbers).toBeNull()
  })

  it('says so when it knows no such game, or it is no file of ours', async () => {
    const { found } = await pieces(JSON.stringify({ ...file, game: 'whist' }))
    expect(found).toMatchObject([{ kind: 'opened', marks: [], numbers: null }])
    for (const text of ['', 'null', '{"masa":1}', '[]', JSON.stringify({ ...file, hands: [] })])
      expect((await pieces(text)).found).toEqual([{ kind: 'failed', why: 'notFile' }])
  })

  it('is bounded: too large, too deep, too long a hand', async () => {
    expect((await pieces(' '.repeat(FILE_LIMIT + 1))).found).toEqual([{ kind: 'failed', why: 'tooLarge' }])
    const deep = (levels: number) => {
      const copy = structuredClone(file) as unknown as { hands: { steps: { step: unknown }[] }[] }
      copy.hands[0].steps[1].step = { by: 0, do: { type: 'HOLE' } }
      return JSON.stringify(copy).replace('"HOLE"', '['.repeat(levels) + ']'.repeat(levels))
    }
    expect(parseFile(deep(5))).not.toBeNull()
    // What lies beside each other is no deeper; {hands: [{steps: [{step: {do: …}}]}]} are seven levels.
    const wide = JSON.stringify({ ...file, table: { list: Array.from({ length: 100 }, () => [{}]) } })
    expect(parseFile(wide)).not.toBeNull()
    expect(parseFile(deep(32 - 7))).not.toBeNull()
    expect(parseFile(deep(33 - 7))).toBeNull()
    for (const levels of [40, 10_000, 1_000_000]) expect(parseFile(deep(levels)), String(levels)).toBeNull()
    // Brackets in a text are none.
    expect(parseFile(JSON.stringify({ ...file, room: `${'['.repeat(100)}"\\` }))).not.toBeNull()
    const long = structuredClone(file)
    long.hands[0].steps = Array.from({ length: 5_001 }, () => long.hands[0].steps[0])
    expect(parseFile(JSON.stringify(long))).toBeNull()
    expect(parseFile(JSON.stringify({ ...file, hands: [{ ...file.hands[0], steps: [] }] }))).toBeNull()
  })
})
