import type { AnyCoach, AnyRules } from './game.ts'

type Entry = { rules: () => Promise<{ rules: AnyRules }>; coach: () => Promise<{ coach: AnyCoach }> }

/** The one register: a line a game, in the order in which they are shown. Nothing is loaded before it is asked for. */
export const register = {
  mahjong: { rules: () => import('./mahjong/index.ts'), coach: () => import('./mahjong/bot/index.ts') },
  okey: { rules: () => import('./okey/index.ts'), coach: () => import('./okey/bot/index.ts') },
  okey101: { rules: () => import('./okey101/index.ts'), coach: () => import('./okey101/bot/index.ts') },
  remi: { rules: () => import('./remi/index.ts'), coach: () => import('./remi/bot/index.ts') },
  rummy45: { rules: () => import('./rummy45/index.ts'), coach: () => import('./rummy45/bot/index.ts') },
  cotulenh: { rules: () => import('./cotulenh/index.ts'), coach: () => import('./cotulenh/bot/index.ts') },
} satisfies Record<string, Entry>

export type GameId = keyof typeof register
export const GAMES = Object.keys(register) as GameId[]
export const isGame = (id: string): id is GameId => Object.hasOwn(register, id)
