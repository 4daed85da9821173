import type { AnyRules } from '../games/game.ts'
import type { Face } from './board.ts'

// As with AnyRules: whoever looks a face up by id only passes its values round.
type Anything = Parameters<AnyRules['view']>[0]
type AnyFace = Face<Anything, Anything, Anything>

/** What the client needs to play a game: its rules and its face, fetched together when a table needs them. */
export type Kit = {
  game: AnyRules
  face: AnyFace
  /** Fetches the bot's advice, where it does not come with the rules. */
  bot?: () => Promise<Pick<AnyRules, 'advise'>>
}
type Entry = {
  /** The cloth: a `data-felt` of tokens.css. */
  felt: string
  load?: () => Promise<Kit>
}

const register: Record<string, Entry> = {
  mahjong: {
    felt: 'green',
    load: async () => {
      const [{ rules: game }, { face }] = await Promise.all([
        import('../games/mahjong/rules.ts'),
        import('./mahjong/index.ts'),
      ])
      return { game, face, bot: () => import('../games/mahjong/bot.ts') }
    },
  },
  okey: {
    felt: 'teal',
    load: async () => {
      const [{ okey: game }, { face }] = await Promise.all([
        import('../games/okey/index.ts'),
        import('./okey/index.ts'),
      ])
      return { game, face }
    },
  },
  okey101: {
    felt: 'blue',
    load: async () => {
      const [{ okey101: game }, { face }] = await Promise.all([
        import('../games/okey101/index.ts'),
        import('./okey101/index.ts'),
      ])
      return { game, face }
    },
  },
  remi: {
    felt: 'burgundy',
    load: async () => ({
      game: (await import('../games/remi/index.ts')).remi,
      face: (await import('./remi/index.ts')).face,
    }),
  },
  rummy45: {
    felt: 'plum',
    load: async () => ({
      game: (await import('../games/rummy45/index.ts')).rummy45,
      face: (await import('./rummy45/index.ts')).face,
    }),
  },
  cotulenh: {
    felt: 'map',
    load: async () => ({
      game: (await import('../games/cotulenh/index.ts')).cotulenh,
      face: (await import('./cotulenh/index.ts')).face,
    }),
  },
}

export const feltOf = (id: string): string => register[id]?.felt ?? 'green'
export const isPlayable = (id: string): boolean => register[id]?.load !== undefined

export async function loadKit(id: string): Promise<Kit | null> {
  return (await register[id]?.load?.()) ?? null
}
