import type { AnyCoach, AnyRules } from './game.ts'
import type { AnyEnding } from './lesson.ts'

type Entry = {
  rules: () => Promise<{ rules: AnyRules }>
  coach: () => Promise<{ coach: AnyCoach }>
  /** Prepared positions, each one act before a hand ends. */
  endings?: () => Promise<{ endings: readonly AnyEnding[] }>
}

/** The one register: an entry a game, in the order in which they are shown. Nothing is loaded before it is asked for. */
export const register = {
  mahjong: {
    rules: () => import('./mahjong/index.ts'),
    coach: () => import('./mahjong/bot/index.ts'),
    endings: () => import('./mahjong/learn/endings.ts'),
  },
  okey: {
    rules: () => import('./okey/index.ts'),
    coach: () => import('./okey/bot/index.ts'),
    endings: () => import('./okey/learn/endings.ts'),
  },
  okey101: {
    rules: () => import('./okey101/index.ts'),
    coach: () => import('./okey101/bot/index.ts'),
    endings: () => import('./okey101/learn/endings.ts'),
  },
  remi: {
    rules: () => import('./remi/index.ts'),
    coach: () => import('./remi/bot/index.ts'),
    endings: () => import('./remi/learn/endings.ts'),
  },
  rummy45: {
    rules: () => import('./rummy45/index.ts'),
    coach: () => import('./rummy45/bot/index.ts'),
    endings: () => import('./rummy45/learn/endings.ts'),
  },
  cotulenh: {
    rules: () => import('./cotulenh/index.ts'),
    coach: () => import('./cotulenh/bot/index.ts'),
    endings: () => import('./cotulenh/learn/endings.ts'),
  },
} satisfies Record<string, Entry>

export type GameId = keyof typeof register
export const GAMES = Object.keys(register) as GameId[]
/** The way to a game's prepared positions: a new game has none. */
export const endingsIn = (game: GameId): Entry['endings'] => (register[game] as Entry).endings
export const isGame = (id: string): id is GameId => Object.hasOwn(register, id)
