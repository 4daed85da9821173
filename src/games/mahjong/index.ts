import type { Game } from '../game.ts'
import { advise, think } from './bot.ts'
import type { Options } from './options.ts'
import { rules } from './rules.ts'
import type { Action, Event, State, View } from './types.ts'

/** Hong Kong Old Style. */
export const mahjong: Game<State, View, Action, Event, Options> = { ...rules, think, advise }
