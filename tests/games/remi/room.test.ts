import { describe, expect, it } from 'vitest'
import { coach } from '../../../src/games/remi/bot/index.ts'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { costOf, leftOver } from '../../../src/games/remi/rules/deadwood.ts'
import type { State } from '../../../src/games/remi/types.ts'
import { Room } from '../../party/room.ts'
import { idsOf } from './tiles.ts'

// Seat 1 can close with K2 when its turn comes; seat 0 holds two runs that nobody has put together.
const done = idsOf('R1 R2 R3 R4 K5 B5 Y5 B7 B8 B9 B10 R12 R13 R1')
const runs = [idsOf('Y1 Y2 Y3'), idsOf('K9 K10 K11')]
const odds = idsOf('J K4 K7 K13 B1 B3 B12 R6')
const hand = [...runs.flat(), ...odds].sort((a, b) => a - b)
const [last, drawn] = idsOf('K2 Y8', [...done, ...hand])

/** Four people in mid-hand: seat 0 has fifteen tiles and is to discard. */
function table() {
  const { room, peers } = Room.playing({ people: 4, game: { ...remi, ...coach }, rules: { hands: 1 } })
  const match = room.table.match!
  const state = match.state as State
  const hands = [[...hand, drawn], done, [], []].map(tiles => [...tiles].sort((a, b) => a - b))
  match.state = { ...state, phase: 'discard', current: 0, hands, boards: [[], [], [], []], stock: [last] }
  const now = () => match.state as State
  const loose = (seat: number) => costOf(leftOver(now().hands[seat], now().boards[seat], now().options), now().options)
  return { room, peers, now, loose, best: costOf(leftOver(hand, null, state.options), state.options) }
}

describe('the board that counts at a table', () => {
  it('is the one that came with the discard, when the next player closes at once', () => {
    const { peers, now } = table()
    expect(peers[0].act({ type: 'discard', tile: drawn, board: runs }).type).toBe('ok')
    expect(peers[1].act({ type: 'draw' }).type).toBe('ok')
    expect(peers[1].act({ type: 'close', tile: last }).type).toBe('ok')
    const { result, options } = now()
    expect(result!.boards[0]).toEqual(runs)
    expect(result!.left[0]).toEqual(odds.toSorted((a, b) => a - b))
    expect(result!.deadwood[0]).toBe(costOf(odds, options))
  })
  it('is the one changed out of turn, a moment before somebody closes', () => {
    const { peers, now } = table()
    peers[0].act({ type: 'discard', tile: drawn, board: runs })
    peers[1].act({ type: 'draw' })
    // Taken apart again, in the middle of the other's turn.
    expect(peers[0].act({ type: 'arrange', groups: [runs[0]] }).type).toBe('ok')
    expect(peers[1].act({ type: 'close', tile: last }).type).toBe('ok')
    expect(now().result!.boards[0]).toEqual([runs[0]])
    expect(now().result!.left[0]).toEqual([...runs[1], ...odds].sort((a, b) => a - b))
    expect(peers[0].act({ type: 'arrange', groups: runs })).toMatchObject({ type: 'no', why: 'over' })
  })
  it('is put in order at once by a bot that comes for whoever leaves, in turn or out of it', () => {
    for (const throws of [true, false]) {
      const { peers, loose, best, now } = table()
      if (throws) peers[0].act({ type: 'discard', tile: drawn })
      expect(loose(0)).toBeGreaterThan(best)
      peers[0].say({ type: 'leave' })
      const { hands, options } = now()
      expect(loose(0)).toBe(costOf(leftOver(hands[0], null, options), options))
    }
  })
  it('is put in order by a stand-in when the line is gone for long, and stays the owner’s until then', () => {
    const { room, peers, loose, best } = table()
    peers[0].act({ type: 'discard', tile: drawn })
    const before = loose(0)
    peers[0].drop()
    room.pass(19_000)
    expect(loose(0)).toBe(before)
    room.pass(2_000)
    expect(loose(0)).toBe(best)
  })
  it('is not touched when the clock plays for somebody who is there', () => {
    const { room, peers, now } = table()
    peers[0].act({ type: 'arrange', groups: [runs[1]] })
    room.pass(91_000)
    expect(now().current).toBe(1)
    expect(now().boards[0]).toEqual([runs[1]])
  })
  it('nobody else hears of an arrangement, a stand-in’s included', () => {
    const { peers } = table()
    peers[0].act({ type: 'discard', tile: drawn })
    const before = peers.map(peer => peer.rev)
    peers[0].act({ type: 'arrange', groups: runs })
    peers[0].say({ type: 'leave' })
    expect(peers.map(peer => peer.rev).slice(1)).toEqual(before.slice(1))
  })
})
