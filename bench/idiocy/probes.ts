import type { Action as MahjongAction } from '../../src/games/mahjong/action.ts'
import { moves as mahjongMoves, ownHand as mahjongHand } from '../../src/games/mahjong/legal.ts'
import { distance as tilesShort } from '../../src/games/mahjong/rules/hand.ts'
import { pack, take } from '../../src/games/mahjong/rules/suits.ts'
import { isHonour, kindOf, kindsOf, suitOf } from '../../src/games/mahjong/rules/tiles.ts'
import type { View as MahjongView } from '../../src/games/mahjong/types.ts'
import type { Action as OkeyAction } from '../../src/games/okey/action.ts'
import { finishMoves } from '../../src/games/okey/legal.ts'
import { ownHand as okeyHand } from '../../src/rummy/hands.ts'
import { awayFrom } from '../../src/games/okey/rules/progress.ts'
import { isOkey } from '../../src/games/okey/rules/tiles.ts'
import type { View as OkeyView } from '../../src/games/okey/types.ts'
import type { Action as Action101 } from '../../src/games/okey101/action.ts'
import { rulesOf, wild } from '../../src/games/okey101/rules/melds.ts'
import { discardCost } from '../../src/games/okey101/rules/penalties.ts'
import type { View as View101 } from '../../src/games/okey101/types.ts'
import { ownHand as hand101 } from '../../src/rummy/hands.ts'
import type { Action as RemiAction } from '../../src/games/remi/action.ts'
import { closings } from '../../src/games/remi/legal.ts'
import { ownHand as remiHand } from '../../src/rummy/atuGame.ts'
import { meldRules } from '../../src/games/remi/rules/meldRules.ts'
import { face, isJoker, without } from '../../src/games/remi/rules/tiles.ts'
import type { View as RemiView } from '../../src/games/remi/types.ts'
import type { Action as Action45 } from '../../src/games/rummy45/action.ts'
import { ownHand as hand45 } from '../../src/rummy/atuGame.ts'
import type { View as View45 } from '../../src/games/rummy45/types.ts'
import { distance } from '../../src/rummy/solver/distance.ts'

/** What is wrong with a decision, in words; nothing as a rule. */
type Probe = (view: unknown, action: unknown) => string[]

function okey(view: OkeyView, action: OkeyAction): string[] {
  if (view.stage === 'discard' && action.type !== 'finish' && action.type !== 'show' && finishMoves(view).length)
    return ['refuses a win']
  if (action.type !== 'discard') return []
  const hand = okeyHand(view)
  if (isOkey(view, action.tile) && hand.some(tile => !isOkey(view, tile))) return ['throws the okey']
  const rest = (tile: number) => hand.filter(one => one !== tile)
  const ready = hand.some(tile => awayFrom(view, rest(tile)) === 1)
  return ready && awayFrom(view, rest(action.tile)) > 1 ? ['breaks a ready hand'] : []
}

function remi(view: RemiView, action: RemiAction): string[] {
  if (view.phase === 'discard' && action.type !== 'close' && closings(view).length) return ['refuses a win']
  if (action.type !== 'discard') return []
  const hand = remiHand(view)
  if (isJoker(action.tile) && hand.some(tile => !isJoker(tile))) return ['throws a joker']
  const rules = meldRules(view.options)
  const away = (tile: number) => distance(without(hand, tile).map(face), rules)
  return hand.some(tile => away(tile) === 1) && away(action.tile) > 1 ? ['breaks a ready hand'] : []
}

function okey101(view: View101, action: Action101): string[] {
  if (action.type !== 'discard') return []
  const hand = hand101(view)
  const rules = rulesOf(view)
  const found: string[] = []
  if (wild(action.tile, rules) && hand.length > 1 && hand.some(tile => !wild(tile, rules)))
    found.push('throws the okey')
  const feeds = (tile: number) => {
    const { feeds } = discardCost(view, tile)
    return feeds !== null && view.hands[feeds].length < 3
  }
  if (feeds(action.tile) && hand.some(tile => !feeds(tile) && !wild(tile, rules))) found.push('feeds an open threat')
  return found
}

function rummy45(view: View45, action: Action45): string[] {
  if (action.type !== 'discard') return []
  return isJoker(action.tile) && hand45(view).some(tile => !isJoker(tile)) ? ['throws a joker'] : []
}

const isWin = (action: MahjongAction) => action.type === 'hu' || (action.type === 'call' && action.call === 'hu')

function mahjong(view: MahjongView, action: MahjongAction): string[] {
  if (!isWin(action) && mahjongMoves(view).some(isWin)) return ['refuses a win']
  if (action.type !== 'discard') return []
  const hand = mahjongHand(view)
  const short = (tile: number) => {
    const suits = pack(kindsOf(hand))
    take(suits, kindOf(tile))
    return tilesShort(suits, hand.length - 1, view.options)
  }
  const found: string[] = []
  const ready = hand.some(tile => short(tile) === 0)
  if (ready && short(action.tile) > 0) found.push('breaks a ready hand')
  if (!ready && feedsFlush(view, action.tile) && hand.some(tile => !feedsFlush(view, tile)))
    found.push('feeds an open threat')
  return found
}

/** A tile of the one suit of which somebody has three open melds or more, and which they have not thrown themselves. */
function feedsFlush(view: MahjongView, tile: number): boolean {
  const kind = kindOf(tile)
  if (isHonour(kind)) return false
  return view.players.some(({ melds, river }, seat) => {
    const open = melds.map(meld => kindOf(meld.tiles[0])).filter(one => !isHonour(one))
    return (
      seat !== view.viewer &&
      melds.length > 2 &&
      open.length > 0 &&
      open.every(one => suitOf(one) === suitOf(kind)) &&
      river.every(discard => kindOf(discard.tile) !== kind)
    )
  })
}

export const probes: Record<string, Probe> = {
  mahjong: mahjong as Probe,
  okey: okey as Probe,
  okey101: okey101 as Probe,
  remi: remi as Probe,
  rummy45: rummy45 as Probe,
}
