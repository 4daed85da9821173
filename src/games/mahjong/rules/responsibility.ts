import type { Seat } from '../../game.ts'
import { liveTiles, meldKind } from './circumstances.ts'
import { isDragon, isHonour, isWind, kindOf, suitOf } from './tiles.ts'
import type { Meld, State, Tile, Win } from '../types.ts'

type Bao = Win['bao']
type Asked = { state: State; seat: Seat; from: Seat | null; tile: Tile }
/** Who answers for the win, or null. `drawn`: on a self-draw; otherwise on a discard. */
type Rule = { drawn: boolean; who: (asked: Asked) => Seat | null }

const isTriplet = (meld: Meld): boolean => meld.type !== 'chi'
const isGang = (meld: Meld): boolean => meld.type === 'gang' || meld.type === 'concealed_gang'
const oneSuit = (melds: readonly Meld[]): boolean =>
  melds.every(meld => !isHonour(meldKind(meld)) && suitOf(meldKind(meld)) === suitOf(meldKind(melds[0])))

/** Who fed the last of exactly so many melds on the table. */
const fed = (melds: readonly Meld[], count: number): Seat | null =>
  melds.length === count ? melds[count - 1].from : null

function twelve({ state, seat }: Asked): Seat | null {
  const claimed = state.melds[seat].filter(meld => meld.from !== null)
  if (claimed.length !== 4 || !oneSuit(claimed)) return null
  const suit = suitOf(meldKind(claimed[0]))
  const flush = state.hands[seat].every(tile => suitOf(kindOf(tile)) === suit)
  return flush ? fed(claimed, 4) : null
}

function nine({ state, seat, from }: Asked): Seat | null {
  const claimed = state.melds[seat].filter(meld => meld.from !== null && !isHonour(meldKind(meld)))
  const suits = claimed.map(meld => suitOf(meldKind(meld)))
  return suits.some(suit => suits.filter(other => other === suit).length >= 3) ? from : null
}

function unseen({ state, from, tile }: Asked): Seat | null {
  const kind = kindOf(tile)
  const shown = [
    ...state.rivers.flat().map(discard => discard.tile),
    ...state.melds.flat().flatMap(meld => meld.tiles),
  ].filter(other => other !== tile && kindOf(other) === kind)
  return liveTiles(state) < 5 && !shown.length ? from : null
}

/** One entry a rule; the first that applies decides. An added gang keeps the place and the feeder of its peng. */
const RULES = {
  baoKongFlower: { drawn: true, who: ({ state }) => (state.draw.by === 'gang' ? state.draw.feeder : null) },
  baoTwelve: { drawn: true, who: twelve },
  baoDragons: {
    drawn: true,
    who: ({ state, seat }) =>
      fed(
        state.melds[seat].filter(meld => isTriplet(meld) && isDragon(meldKind(meld))),
        3,
      ),
  },
  baoWinds: {
    drawn: true,
    who: ({ state, seat }) =>
      fed(
        state.melds[seat].filter(meld => isTriplet(meld) && isWind(meldKind(meld))),
        4,
      ),
  },
  baoKongs: {
    drawn: true,
    who: ({ state, seat }) => (state.melds[seat].filter(isGang).length === 4 ? state.gangFrom[seat] : null),
  },
  baoNine: { drawn: false, who: nine },
  baoLast5: { drawn: false, who: unseen },
} satisfies Record<string, Rule>

/** The seat that pays for all, under the rules this table plays. */
export function responsible(asked: Asked): Bao {
  for (const rule of Object.keys(RULES) as (keyof typeof RULES)[]) {
    const { drawn, who } = RULES[rule]
    if (!asked.state.options[rule] || drawn !== (asked.from === null)) continue
    const seat = who(asked)
    if (seat !== null) return { seat, rule }
  }
  return null
}
