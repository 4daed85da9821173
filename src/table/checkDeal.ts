import { witnessed, type AnyRules, type Viewer } from '../games/game.ts'
import { dealtAs, rootOfOrder } from './deal.ts'
import type { Reveal } from './protocol.ts'
import { walk } from './replay.ts'
import { commit, saltsFit, withoutSalt } from './seal.ts'
import { canonical, codeOf, digest, sight, type Heard, type Sight, type Verdict, type Wrong } from './dealEvidence.ts'
import { missing, shown } from './promised.ts'

/** after: the state in which the hand ended. */
type Judged = Verdict & { after: unknown }

/**
 * Whether a hand that has ended was dealt as it was promised and shown as it was dealt. It gives way after every step,
 * so that whoever runs it can let the page breathe. before: the digest of the state in which the hand began, where the
 * client knows it by itself.
 */
export function* checkDeal(
  game: AnyRules,
  room: string,
  heard: Heard,
  reveal: Reveal,
  before: string | null,
): Generator<void, Judged> {
  const { seals, salts, secret, hand, steps } = reveal
  const seat = heard.seen.findLast(each => each.eyes !== null)?.eyes ?? null
  const verdict: Judged = {
    ...missing(heard, codeOf(heard)),
    wrong: null,
    ...(reveal.shared && { shared: true }),
    without: withoutSalt(seals, salts),
    mine: seat === null ? null : heard.own !== null && salts[heard.own.seat] === heard.own.salt,
    after: null,
  }
  const wrong = (why: Wrong, step = 0) => ({ ...verdict, wrong: why, step })
  if (reveal.version !== game.version) return wrong('version')
  if (commit(secret) !== (heard.commit ?? reveal.commit) || reveal.commit !== commit(secret)) return wrong('commit')
  if (!sealsHold(room, heard, reveal)) return wrong('seals')
  if (before !== null && before !== digest(reveal.before)) return wrong('steps')

  const deal = { secret, room: dealtAs(room, reveal.shared), hand, salts }
  const looks = new Looks(game, heard.seen.map(sight))
  looks.add(reveal.before, [])
  const walking = walk(game, deal, reveal.before, steps)
  let orders = 0
  for (let count = 1; ; count++) {
    const { done, value } = walking.next()
    if (done) {
      if (!value) break
      if (value.why === 'order') return wrong('order', value.index + 1)
      // Whoever shows a forged hand must break the rules somewhere; but first it was shown otherwise.
      const lie = looks.firstLie(heard.whole, false)
      return lie === null ? wrong('steps', value.index + 1) : wrong('shown', lie)
    }
    if (value.step.by === 'table' && 'order' in value.step && value.step.order.length) {
      const root = heard.roots[orders]
      if (root && root !== rootOfOrder(deal, orders, value.step.order)) return wrong('order', count)
      orders++
    }
    looks.add(value.state, value.events)
    verdict.after = value.state
    yield
  }
  const lie = looks.firstLie(heard.whole, true)
  return lie === null ? verdict : wrong('shown', lie)
}

function sealsHold(room: string, heard: Heard, { hand, commit, seals, salts, shared }: Reveal): boolean {
  const { own } = heard
  if (heard.commit !== null && !heard.shared !== !shared) return false
  if (shared && (salts.some(salt => salt) || seals.some(seal => seal))) return false
  if (heard.seals && canonical(heard.seals) !== canonical(seals)) return false
  if (heard.salts && canonical(heard.salts) !== canonical(salts)) return false
  if (heard.bots?.some((bot, seat) => bot && seals[seat])) return false
  if (own && seals[own.seat] && seals[own.seat] !== own.seal) return false
  return saltsFit({ room, hand, commit }, seals, salts)
}

/** What the revealed steps would have shown, to hold against what was shown. */
class Looks {
  private readonly game: AnyRules
  private readonly sights: readonly Sight[]
  /** Through each pair of eyes that saw the hand, one entry a state; `shown` is null where nothing was to be seen. */
  private readonly eyes = new Map<Viewer, { scene: string; shown: Sight | null }[]>()

  constructor(game: AnyRules, sights: readonly Sight[]) {
    this.game = game
    this.sights = sights
    for (const { eyes } of sights) this.eyes.set(eyes, [])
  }

  add(state: unknown, all: unknown[]): void {
    const { game } = this
    for (const [eyes, looks] of this.eyes) {
      const events = witnessed(game, all, eyes)
      const view = game.view(state, eyes) as unknown
      const outcome = game.outcome(state)
      const scene = sight(shown(eyes, null, view, outcome)).digest
      const still = !events.length && scene === looks.at(-1)?.scene
      looks.push({ scene, shown: still ? null : sight(shown(eyes, events, view, outcome)) })
    }
  }

  /**
   * The first sight that no walk through the states accounts for, counted from 1. A look may fit several states,
   * so all places where the client may have stood are followed. ended: there are no states after these.
   */
  firstLie(whole: boolean, ended: boolean): number | null {
    const count = [...this.eyes.values()][0]?.length ?? 0
    let places = whole ? [0] : [...Array(count).keys()]
    for (const [i, seen] of this.sights.entries()) {
      const before = places
      places = this.after(places, seen)
      if (!places.length) return ended || before.every(place => this.next(place, seen.eyes) >= 0) ? i + 1 : null
    }
    return null
  }

  /** The next state in which these eyes see anything; -1: none. */
  private next(place: number, eyes: Viewer): number {
    return this.eyes.get(eyes)!.findIndex((look, i) => i > place && look.shown !== null)
  }

  private after(places: number[], { eyes, kind, digest }: Sight): number[] {
    const looks = this.eyes.get(eyes)!
    if (kind === 'scene') return [...looks.keys()].filter(at => at >= places[0]! && looks[at]!.scene === digest)
    const fitting = new Set<number>()
    for (const place of places) {
      const at = this.next(place, eyes)
      const shown = looks[at]?.shown
      if (shown?.kind === kind && shown.digest === digest) fitting.add(at)
      // A room that was started anew may show once more what is known already.
      if (kind === 'still' && looks[place]!.scene === digest) fitting.add(place)
    }
    return [...fitting].sort((a, b) => a - b)
  }
}
