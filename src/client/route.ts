import { CIRCLE_ID } from '../circle/constants.ts'
import { ROOM_ID } from '../table/constants.ts'

export type Route =
  | { page: 'home' }
  | { page: 'table'; room: string }
  /** room '': a file is to be opened. */
  | { page: 'replay'; room: string; hand: number }
  /** What the ledger of a circle has of a match. */
  | { page: 'entry'; circle: string; entry: number }
  | { page: 'circle'; circle: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'pieces'; game: string }
  | { page: 'mistakes' }
  /** Where a game has them. */
  | { page: 'puzzles'; game: string }
  | { page: 'analysis'; game: string }
  /** The deal of the day; game '': of which games there is one. */
  | { page: 'day'; game: string }
  /** The best line of a day that is over. */
  | { page: 'best'; game: string; date: string }
  | { page: 'deal' }
  | { page: 'comfort' }
  | { page: 'lost' }

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [page, first = '', second = ''] = parts
  if (parts.length === 0) return { page: 'home' }
  if (page === 't' && parts.length === 2 && ROOM_ID.test(first)) return { page: 'table', room: first }
  if (page === 'replay' && parts.length === 1) return { page: 'replay', room: '', hand: 0 }
  if (page === 'replay' && parts.length === 3 && ROOM_ID.test(first) && /^\d{1,4}$/.test(second))
    return { page: 'replay', room: first, hand: Number(second) }
  if (page === 'c' && CIRCLE_ID.test(first)) {
    if (parts.length === 2) return { page: 'circle', circle: first }
    if (parts.length === 3 && /^\d{1,6}$/.test(second)) return { page: 'entry', circle: first, entry: Number(second) }
  }
  if (page === 'rules' && parts.length === 2) return { page: 'rules', game: first }
  if (page === 'learn' && parts.length === 2) return { page: 'learn', game: first }
  if (page === 'learn' && parts.length === 3 && second === 'pieces') return { page: 'pieces', game: first }
  if (page === 'mistakes' && parts.length === 1) return { page: 'mistakes' }
  if (page === 'puzzles' && parts.length === 2) return { page: 'puzzles', game: first }
  if (page === 'analysis' && parts.length === 2) return { page: 'analysis', game: first }
  if (page === 'day' && parts.length <= 2) return { page: 'day', game: first }
  if (page === 'day' && parts.length === 3 && /^\d{4}-\d\d-\d\d$/.test(second))
    return { page: 'best', game: first, date: second }
  if (page === 'deal' && parts.length === 1) return { page: 'deal' }
  if (page === 'comfort' && parts.length === 1) return { page: 'comfort' }
  return { page: 'lost' }
}

export function makePath(route: Route): string {
  switch (route.page) {
    case 'table':
      return `/t/${route.room}`
    case 'replay':
      return route.room ? `/replay/${route.room}/${route.hand}` : '/replay'
    case 'circle':
      return `/c/${route.circle}`
    case 'entry':
      return `/c/${route.circle}/${route.entry}`
    case 'rules':
      return `/rules/${route.game}`
    case 'learn':
      return `/learn/${route.game}`
    case 'pieces':
      return `/learn/${route.game}/pieces`
    case 'mistakes':
      return '/mistakes'
    case 'puzzles':
      return `/puzzles/${route.game}`
    case 'analysis':
      return `/analysis/${route.game}`
    case 'day':
      return route.game ? `/day/${route.game}` : '/day'
    case 'best':
      return `/day/${route.game}/${route.date}`
    case 'deal':
      return '/deal'
    case 'comfort':
      return '/comfort'
    default:
      return '/'
  }
}

/** A room from what somebody typed or pasted: a code, or the whole link. Null when it can be neither. */
export function parseCode(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const code = /\/t\/([a-z0-9-]+)/.exec(text)?.[1] ?? text.replaceAll(/\s+/g, '-')
  return ROOM_ID.test(code) ? code : null
}
