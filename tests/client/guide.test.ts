import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loadKit } from '../../src/boards/index.ts'
import { guideBy, toGiver, toOthers } from '../../src/boards/guiding.ts'
import { REASONS, tipFor, type Tip } from '../../src/client/guide.ts'
import { dictionary } from '../../scripts/renderings.ts'
import { games } from '../../src/games/all.ts'
import { witnessed, type Seat } from '../../src/games/game.ts'
import { GAMES } from '../../src/games/index.ts'
import words from '../../src/messages/en/guide.ts'
import { playOut } from '../laws/play.ts'

const guided = (
  await Promise.all(GAMES.map(async id => ({ id, game: games[id], face: (await loadKit(id))!.face })))
).flatMap(({ face, ...one }) => (face.guide ? [{ ...one, face, guide: face.guide }] : []))

describe.each(guided)('help in the first hands of $id', ({ id, game, face, guide }) => {
  it('says on every turn what can be done, in words that are there', async () => {
    const own = await Promise.all(face.messages.map(part => dictionary('en', part)))
    const known = new Set([words, ...own].flatMap(part => Object.keys(part)))
    const said = new Set<string>()
    const hear = (tip: Tip | null) => tip && said.add(tip.key)
    let left = 60
    playOut(game, { options: v.parse(game.options, {}), seats: game.seats[0], seed: 5 }, ({ state, events }) => {
      if (game.outcome(state)) return --left < 0
      for (let seat = 0; seat < game.seats[0]; seat++) {
        const me = seat as Seat
        const view: unknown = game.view(state, me)
        const tip = tipFor(game, face, view, me, witnessed(game, events, me), game.moves(view) as unknown[])
        hear(tip)
        if (game.waiting(view).includes(me)) continue
        // What others do says nothing of what one could do oneself.
        if (tip) expect(tip.key).toMatch(/^saw\./)
      }
      return --left < 0
    })
    expect([...said].filter(type => !known.has(`guide.${id}.${type}`))).toEqual([])
    // The last is for when there is nothing rarer to do: every hand comes to it.
    expect(said).toContain(guide.acts.at(-1))
    const all = [...guide.acts, ...guide.saw.map(type => `saw.${type}`)]
    expect(all.filter(type => !known.has(`guide.${id}.${type}`))).toEqual([])
  })
})

it('tells of every mark that a board puts on something, and of no other', () => {
  const boards = import.meta.glob('../../src/boards/**/*.svelte', { query: '?raw', import: 'default', eager: true })
  const said = Object.values(boards).flatMap(text =>
    [...(text as string).matchAll(/data-why=\{([^}]*)\}/g)].flatMap(([, expression]) =>
      // Where a board names none it passes its own marks on.
      [...expression.matchAll(/'(\w+)'/g)].map(([, reason]) => reason),
    ),
  )
  const passed = ['drawn', 'taken', 'useful', 'wrong', 'hint', 'away', 'goes', 'takes', 'check', 'moved']
  expect(new Set([...said, ...passed])).toEqual(new Set(REASONS))
  for (const reason of REASONS) expect(words).toHaveProperty([`guide.why.${reason}`])
})

it('speaks of a discard that was taken only to whom it was taken from', () => {
  type Event = { type: 'took' | 'call'; seat: Seat; from: Seat }
  const face = { guide: guideBy<{ type: string }, Event>([], { took: toGiver, call: toOthers }) }
  const game = { waiting: (): Seat[] => [1] }
  const took = { type: 'took', seat: 1, from: 0 }
  expect(tipFor(game, face, {}, 0, [took], null)).toEqual({ key: 'saw.took', event: took })
  expect(tipFor(game, face, {}, 2, [took], null)).toBeNull()
  // A call is everybody's business but the caller's.
  expect(tipFor(game, face, {}, 2, [{ ...took, type: 'call' }], null)?.key).toBe('saw.call')
  expect(
    tipFor({ ...(game as object), waiting: () => [] } as never, face, {}, 1, [{ ...took, type: 'call' }], null),
  ).toBeNull()
})

it('says what can be done once that is known, and nothing before', () => {
  const face = { guide: guideBy<{ type: string }, { type: string }>(['lay', 'draw'], {}) }
  const game = { waiting: (): Seat[] => [1] }
  expect(tipFor(game, face, {}, 1, [], null)).toBeNull()
  expect(tipFor(game, face, {}, 1, [], [{ type: 'draw' }, { type: 'lay' }])?.key).toBe('lay')
})
