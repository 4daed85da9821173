import type { Refusal, Seat } from '../../game.ts'
import { deadValue } from '../../../rummy/meld.ts'
import type { Laid } from '../action.ts'
import type { Opening, Play, Public, TableMeld, Tile } from '../types.ts'
import { face, pointsOf, readLaid, rulesOf } from './melds.ts'
import type { How } from './score.ts'

export const partners = (table: Public) => table.options.teams && table.seats === 4
const isPartner = (table: Public, a: number, b: number) => partners(table) && a !== b && a % 2 === b % 2

/** What this seat must reach to open; raising binds it to the highest opening so far. */
export function thresholds(table: Public, seat: Seat): { series: number; pairs: number } {
  const { threshold, minPairs, raise, raisePartner } = table.options
  const need = { series: threshold, pairs: minPairs }
  if (!raise) return need
  table.opened.forEach((opening, other) => {
    if (!opening || (isPartner(table, seat, other) && raisePartner === 'exempt')) return
    need[opening.how] = Math.max(need[opening.how], opening.amount + 1)
  })
  return need
}

/** The melds as they would lie on the table, or the first that is none. */
export function readAll(table: Public, seat: Seat, melds: readonly Laid[]): { melds: TableMeld[]; bad: number } {
  const rules = rulesOf(table)
  const read = melds.map(meld => readLaid(meld, seat, rules))
  const bad = read.findIndex(meld => meld === null)
  return { melds: bad < 0 ? (read as TableMeld[]) : [], bad }
}

export function openingOf(table: Public, melds: readonly TableMeld[]): Opening {
  const how: How = melds[0].kind === 'pair' ? 'pairs' : 'series'
  const rules = rulesOf(table)
  const amount = how === 'pairs' ? melds.length : melds.reduce((sum, meld) => sum + pointsOf(meld, rules), 0)
  return { how, amount }
}

/** Why these melds do not open; left: the tiles that would stay in the hand. */
export function refuseOpening(table: Public, seat: Seat, laid: readonly Laid[], left: number): Refusal | null {
  const { melds, bad } = readAll(table, seat, laid)
  if (bad >= 0) return { why: 'notAMeld', with: { n: bad + 1 } }
  const pairs = melds.filter(meld => meld.kind === 'pair').length
  if (pairs > 0 && pairs < melds.length) return { why: 'mixedOpening' }
  const { how, amount } = openingOf(table, melds)
  if (how === 'series' && table.declared[seat]) return { why: 'declaredPairs' }
  const { taken, options } = table
  if (taken && !taken.keep) {
    const tiles = melds.flatMap(meld => meld.tiles.map(({ tile }) => tile))
    if (!holds(table, tiles, taken.tile)) return { why: 'openWithTaken' }
    if (how === 'pairs' && options.pairsGoerMayTake === 'never') return { why: 'pairsGoerTakes' }
  }
  const need = thresholds(table, seat)[how]
  if (amount >= need) return null
  if (how === 'pairs') return { why: 'notEnoughPairs', with: { n: amount, need } }
  if (left === 1 && eldenIsFree(table)) return null
  return { why: 'notEnough', with: { points: amount, need } }
}

/** Whoever lays everything at once and goes out owes nobody a threshold, as long as nobody has opened. */
export const eldenIsFree = (table: Public) =>
  !table.options.eldenNeedsThreshold && table.opened.every(opening => opening === null)

function holds(table: Public, tiles: readonly Tile[], tile: Tile): boolean {
  return tiles.includes(tile) || (table.options.twinOk && tiles.some(one => face(one) === face(tile)))
}

const tilesOf = (play: Play) => (play.type === 'lay' ? play.tiles : [play.tile])

/** The taken discard has done what it was taken for, or there is none. */
export function takenUsed(table: Public): boolean {
  const { taken, plays, options } = table
  if (!taken || taken.keep) return true
  const counts = (play: Play) => {
    if (!taken.opened) return play.type === 'lay' && play.opening
    const pairsGoer = table.opened[table.turn]?.how === 'pairs' && options.pairsGoerMayTake === 'forPairs'
    return !pairsGoer || play.type === 'lay'
  }
  return plays.some(play => counts(play) && holds(table, tilesOf(play), taken.tile))
}

export const valueOf = (table: Public, tile: Tile) => deadValue(face(tile), rulesOf(table))

/** Nothing but pairs lies on the table, and everyone has laid some: nobody can go out. */
export const allOpenedWithPairs = (table: Public) => table.opened.every(opening => opening?.how === 'pairs')

/** A series opener may lay single pairs once somebody has opened with pairs. */
export const mayPair = (table: Public) =>
  table.options.seriesMayLayPairs && table.opened.some(opening => opening?.how === 'pairs')
