import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { witnessed, type AnyGame, type Seat } from '../../src/games/game.ts'
import { tableOptions } from '../../src/table/options.ts'
import { whole } from '../../src/table/patch.ts'
import { PROTOCOL, type Clock, type Down, type Up } from '../../src/table/protocol.ts'

/** Where a test wants a page to be: any state of a game at all, seen from one seat. */
export type Position = {
  options: Record<string, string | number | boolean>
  seats: number
  state: unknown
  seat: Seat
  hints?: boolean
  /** Who sits there, seat by seat; without them one's own and no others. */
  names?: readonly string[]
  /** A bot plays for them. */
  standIns?: readonly Seat[]
  clock?: Clock
}

let serial = 0

/** As a link on the page would: what is loaded stays, which a hundred positions one after another would load anew. */
async function goTo(page: Page, path: string, keep: boolean): Promise<void> {
  const kept = page.url().includes('/t/own-') && (keep || (await page.evaluate(() => navigator.maxTouchPoints === 0)))
  if (!kept) return void (await page.goto(path))
  await page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/**
 * A room that the test itself plays to one page, in place of the server's: so the page can be put into any position
 * without the way there. It refuses and applies as the real one does, and keeps what was asked for. Nobody else acts.
 */
export class OwnRoom {
  /** Every action asked for that belongs to a turn, as it came. */
  readonly acts: unknown[] = []
  /** Those that need no turn: a rack arranged. */
  readonly asides: unknown[] = []
  readonly refused: unknown[] = []
  /** On a bad line: what is asked for waits, until `answer` is called. */
  slow = false
  private readonly waiting: (() => void)[] = []
  state: unknown
  /** The page has been shown this room's table, and no longer that of the one before. */
  private readonly greeted: Promise<void>
  private greet = () => {}
  private rev = 1
  private send: (...messages: Down[]) => void = () => {}
  private readonly game: AnyGame
  private readonly position: Position

  private constructor(game: AnyGame, position: Position) {
    this.game = game
    this.position = position
    this.state = position.state
    this.greeted = new Promise(done => (this.greet = done))
  }

  /** On one page a finger's last drag now and then takes the next tap along: `keep` is for fingers that only tap. */
  static async open(page: Page, game: AnyGame, position: Position, keep = false): Promise<OwnRoom> {
    const own = new OwnRoom(game, position)
    const room = `own-${process.pid}-${++serial}`
    await page.routeWebSocket(new RegExp(`/parties/main/${room}`), socket => {
      own.send = (...messages) => socket.send(JSON.stringify(messages))
      socket.onMessage(text => own.hear(JSON.parse(String(text)) as Up, room))
    })
    await goTo(page, `/t/${room}`, keep)
    await own.greeted
    await expect(page.locator('#board')).toBeVisible()
    return own
  }

  get view(): unknown {
    return this.game.view(this.state, this.position.seat)
  }

  /** Says that these have happened, whether they have or not. */
  tell(events: unknown[]): void {
    const outcome = this.game.outcome(this.state)
    this.send({ type: 'step', rev: ++this.rev, events, view: whole(this.view), clock: null, outcome })
  }

  private hear(message: Up, room: string): void {
    if (message.type === 'hello') {
      this.send(this.welcome(room))
      this.greet()
    }
    if (message.type === 'ping') this.send({ type: 'pong', t: message.t })
    if (message.type !== 'act') return
    if (this.slow) this.waiting.push(() => this.act(message))
    else this.act(message)
  }

  answer(): void {
    this.waiting.shift()!()
  }

  /** The act that waits is not taken. */
  deny(n: number, why: string): void {
    this.waiting.shift()
    this.send({ type: 'no', n, why: why as never })
  }

  private act({ n, action }: Extract<Up, { type: 'act' }>): void {
    const free = this.game.anytime(action)
    ;(free ? this.asides : this.acts).push(action)
    const turn = free || this.game.turn(this.state).includes(this.position.seat)
    const refusal = turn ? this.game.refuse(this.view, action) : { why: 'notYourTurn' as const }
    if (refusal) {
      this.refused.push(action)
      return this.send({ type: 'no', n, ...refusal })
    }
    const { state, events } = this.game.apply(this.state, { by: this.position.seat, do: action })
    this.state = state
    const seen = witnessed(this.game, events, this.position.seat)
    const outcome = this.game.outcome(state)
    this.send(
      { type: 'step', rev: ++this.rev, events: seen, view: whole(this.view), clock: null, outcome },
      { type: 'ok', n, rev: this.rev },
    )
  }

  private welcome(room: string): Down {
    const { seat, seats, options, names, standIns = [], clock = null } = this.position
    return {
      type: 'welcome',
      proto: PROTOCOL,
      room,
      seat,
      chair: seat,
      n: 0,
      rev: this.rev,
      scene: { view: this.view, outcome: this.game.outcome(this.state) },
      missed: [],
      clock,
      table: {
        game: this.game.id,
        phase: 'playing',
        seats: Array.from({ length: seats }, (_, i) => ({
          kind: names || i === seat ? 'person' : 'bot',
          name: names?.[i] ?? (i === seat ? 'Robin' : ''),
          engine: false,
          level: names || i === seat ? 0 : 2,
          away: false,
          standIn: standIns.includes(i as Seat),
          ready: false,
          next: null,
        })),
        host: seat,
        removed: [],
        options,
        tableOptions: v.parse(tableOptions, { clock: false, hints: this.position.hints ?? false }),
        watchers: [],
        prepared: null,
        notice: null,
        hand: 1,
        nextIn: null,
      },
      chat: [],
      deal: { hand: 1, commit: '', seals: null, salts: null, roots: [] },
      reveal: null,
      outcomes: [],
    }
  }
}
