import { below, inside } from './base.ts'
import type { CircleUp } from '../circle/protocol.ts'
import type { Seat } from '../games/game.ts'
import type { Choice } from './choice.ts'
import { makePath, parseRoute, type Route } from './route.ts'

/** Why a table is opened: to make it for a game, in the way its owner likes it, and perhaps to sit down with bots at once. */
export type MakeTable = {
  make: string
  quick: boolean
  choice?: Choice
  prepared?: string
  /** Who sits at it on this device, if several do. */
  people?: string[]
  /** It was to be made on a server, which could not be reached. */
  unreached?: true
}
/** Or to sit down at a table that is there; null: wherever a chair is free. ready: for the deal, too. */
type SitDown = { sit: Seat | null; ready?: true }
/** Or why a circle is: to make it. */
type MakeCircle = { circle: NonNullable<Extract<CircleUp, { type: 'hello' }>['make']> }
/** Kept with the history entry. */
export type Intent = MakeTable | SitDown | MakeCircle

class Navigation {
  route = $state.raw<Route>(readRoute())
  intent = $state.raw<Intent | null>(readIntent())
  /** Asked before the browser's own Back leaves the page: true keeps it, and whoever guards says why. */
  guard: (() => boolean) | null = null

  constructor() {
    addEventListener('popstate', () => this.back())
  }

  /** search: what the page itself reads of its address. */
  go(route: Route, intent: Intent | null = null, search = ''): void {
    history.pushState({ intent }, '', below(makePath(route)) + search)
    this.read()
    scrollTo(0, 0)
  }

  /** To another table than the one that was asked for: the way back does not lead there. */
  instead(room: string, intent: MakeTable): void {
    history.replaceState({ intent }, '', below(makePath({ page: 'table', room })))
    this.read()
  }

  /** A plain click on one of our own links stays in the page. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target !== '' || link.origin !== location.origin || link.hash !== '') return
    const path = inside(link.pathname)
    if (path === null) return
    event.preventDefault()
    this.go(parseRoute(path), null, link.search)
  }

  /** It has been done: reloading does not do it again. */
  done(): void {
    history.replaceState({ intent: null }, '')
    this.intent = null
  }

  private back(): void {
    const here = below(makePath(this.route))
    // The browser has gone already; it is brought back to where it was.
    if (location.pathname !== here && this.guard?.()) history.pushState({ intent: null }, '', here)
    else this.read()
  }

  private read(): void {
    this.route = readRoute()
    this.intent = readIntent()
  }
}

const readRoute = (): Route => parseRoute(inside(location.pathname) ?? '/')

function readIntent(): Intent | null {
  return (history.state as { intent?: Intent } | null)?.intent ?? null
}

export const navigation = new Navigation()
