import type { Line, Seat } from '../../game.ts'
import { deadValue, runValue, setValue } from '../../../rummy/meld.ts'
import { numberOf } from '../../../rummy/tiles.ts'
import type { Options } from '../options.ts'
import { meldRules } from './meldRules.ts'
import { face, isJoker } from './tiles.ts'
import type { Laid, Tile } from '../types.ts'

export const ATU = 50

export function handValue(hand: readonly Tile[], options: Options): number {
  const rules = meldRules(options)
  return hand.reduce((sum, tile) => sum + deadValue(face(tile), rules), 0)
}

/** What the tiles a seat laid are worth where they lie now; a joker what it would cost in the hand. */
function laidValue(table: readonly (readonly Laid[])[], seat: Seat, options: Options): number {
  const rules = meldRules(options)
  let sum = 0
  for (const meld of table) {
    const run = new Set(meld.map(({ as }) => numberOf(as))).size > 1
    meld.forEach(({ tile, as, by }, i) => {
      if (by !== seat) return
      const number = numberOf(as)
      if (isJoker(tile)) sum += options.jokerPenalty
      else sum += run ? runValue(number === 1 && i > 0 ? 14 : number, rules) : setValue(number, rules)
    })
  }
  return sum
}

export type Final = {
  winner: Seat | null
  hands: readonly (readonly Tile[])[]
  table: readonly (readonly Laid[])[]
  melded: readonly boolean[]
  atu: Tile | null
}

const line = (key: Line['key'], points: number): Line => ({ key, points })

/** Each seat's lines; their points add up to what the hand brings it. */
const SCORINGS: Record<Options['scoring'], (final: Final, held: number[], options: Options) => Line[][]> = {
  hands: ({ winner }, held, { closingBonus }) =>
    held.map((points, seat) => {
      if (seat !== winner) return [line('held', 0 - points)]
      const pot = held.reduce((sum, other) => sum + other, 0)
      return [line('collected', pot), ...(closingBonus ? [line('closing', closingBonus)] : [])]
    }),
  etalat: ({ winner, table }, held, options) =>
    held.map((points, seat) => [
      line('laid', laidValue(table, seat as Seat, options)),
      line('held', 0 - points),
      ...(seat === winner && options.closingBonus ? [line('closing', options.closingBonus)] : []),
    ]),
}

/** The atu's twin brings its bonus to whoever holds it or has laid it. */
const hasAtu = ({ atu, hands, table }: Final, seat: number) =>
  atu !== null &&
  (hands[seat].includes(atu ^ 1) || table.flat().some(({ tile, by }) => by === seat && tile === (atu ^ 1)))

export function payments(final: Final, options: Options): { held: number[]; points: number[]; lines: Line[][] } {
  const { winner, hands, melded } = final
  const held = hands.map((hand, seat) => {
    const factor = winner !== null && seat !== winner && !melded[seat] ? options.unmeldedFactor : 1
    return handValue(hand, options) * factor
  })
  // Where only whoever goes out gains, the others must not gain by what they hold.
  const mayGain = (seat: number) => options.scoring === 'etalat' || seat === winner
  const lines = SCORINGS[options.scoring](final, held, options).map((own, seat) =>
    options.atu === 'bonus50' && mayGain(seat) && hasAtu(final, seat) ? [...own, line('atu', ATU)] : own,
  )
  return { held, points: lines.map(own => own.reduce((sum, line) => sum + line.points, 0)), lines }
}
