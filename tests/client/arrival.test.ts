import { expect, it } from 'vitest'
import { Arrival } from '../../src/client/arrival.svelte.ts'
import type { AnyRules } from '../../src/games/game.ts'
import type { TableInfo } from '../../src/table/protocol.ts'

const seat = (kind: string) => ({ kind, next: null })
const table = (...kinds: string[]) => ({ phase: 'lobby', host: null, seats: kinds.map(seat) }) as unknown as TableInfo
const game = (...seats: number[]) => ({ seats, presets: {}, lengths: {} }) as unknown as AnyRules

function arrive(people: string[] | undefined, info: TableInfo, rules: AnyRules): string[] {
  const done: string[] = []
  new Arrival({ make: 'okey', quick: true, people }).sitDown(info, null, rules, {
    sit: at => done.push(`sit ${at}`),
    bot: (at, level) => done.push(`bot ${at} of ${level}`),
    options: ({ seats, table: manners }) => done.push(`seats ${seats}, clock ${manners?.clock}`),
    ready: at => done.push(`ready ${at}`),
  })
  return done
}

it('alone, bots take every other chair that is free', () => {
  const free = table('empty', 'empty', 'bot', 'empty')
  expect(arrive(undefined, free, game(4))).toEqual(['sit 0', 'bot 1 of 2', 'bot 3 of 2', 'ready 0'])
})

it('several at one device have a chair each, no clock, and bots only where the game asks for more', () => {
  const free = table('empty', 'empty', 'empty', 'empty')
  expect(arrive(['A', 'B'], free, game(4))).toEqual([
    'sit 0',
    'seats 4, clock false',
    'bot 2 of 2',
    'bot 3 of 2',
    'ready 0',
  ])
  expect(arrive(['A', 'B', 'C'], free, game(2, 3, 4))).toEqual(['sit 0', 'seats 3, clock false', 'ready 0'])
})
