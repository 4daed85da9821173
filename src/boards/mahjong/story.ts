import type { Outcome, Seat, Standing, Viewer } from '../../games/game.ts'
import { kindOf } from '../../games/mahjong/rules/tiles.ts'
import type { Event, View, Win } from '../../games/mahjong/types.ts'
import type { Say, Story } from '../board.ts'
import { nameOf } from './words.ts'

/** The flowers win by themselves, whichever tile was drawn after them. */
const byFlowers = ({ score }: Win) => score.items.some(({ key }) => key === 'sevenFlowers' || key === 'eightFlowers')

/** A win as somebody tells it whom it does not touch. */
function told(win: Win, say: Say): string {
  const values = { seat: win.seat, tile: nameOf(kindOf(win.tile), say), n: win.score.fan }
  if (byFlowers(win)) return say('tell.flowers', values)
  if (win.from === null) return say('tell.selfDraw', values)
  return say(win.robbed ? 'tell.robbed' : 'tell.hu', { ...values, from: win.from })
}

function winText(wins: readonly Win[], me: Viewer, say: Say): string {
  const [{ tile: won, from, robbed }] = wins
  const tile = nameOf(kindOf(won), say)
  const own = wins.find(win => win.seat === me)
  if (own) {
    if (byFlowers(own)) return say('story.flowers')
    if (from === null) return say('story.drew', { tile })
    return say(robbed ? 'story.robbed' : 'story.won', { from, tile })
  }
  const [first] = wins
  const liable = wins.find(win => win.bao?.seat === me)
  if (liable) return say('story.liable', { seat: liable.seat, tile })
  if (me !== null && from === me && wins.length === 1)
    return say(robbed ? 'story.wasRobbed' : 'story.dealtIn', { seat: first.seat, tile })
  if (me !== null && from === me) return say('story.dealtInAll', { n: wins.length, tile })
  return wins.map(win => told(win, say)).join(' ')
}

/** How the hand ended, for whoever won it, paid for it, or only watched. */
export function story(view: View, outcome: Outcome, me: Viewer, say: Say): Story {
  const { result } = view
  const points = me === null ? null : outcome.standings[me].points
  if (result?.wins.length) return { text: winText(result.wins, me, say), points }
  const kinds = me === null ? null : (result?.ready[me] ?? null)
  const tiles = kinds?.map(kind => nameOf(kind, say)).join(', ')
  return { text: tiles ? say('story.drawnReady', { tiles }) : say('story.drawn'), points: null }
}

/** At the end of a match equal totals have different places, which no figure tells. */
export function remark(view: View, { place, total }: Standing, say: Say): string | null {
  const ahead = view.players.filter(({ score }) => score > total).length
  return place > ahead + 1 ? say('board.level') : null
}

/** The discard, or the kong, that somebody won with. */
export function costly({ result }: View, seat: Seat): ((event: Event) => boolean) | null {
  const win = result?.wins.find(each => each.from === seat)
  if (!win) return null
  const type = win.robbed ? 'gang' : 'discard'
  return event => event.type === type && event.seat === seat && event.tile === win.tile
}
