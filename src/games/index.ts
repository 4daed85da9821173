import type { AnyGame } from './game.ts'
import { mahjong } from './mahjong/index.ts'
import { remi } from './remi/index.ts'
import { rummy45 } from './rummy45/index.ts'

/** The register: id → rules. */
export const games = { mahjong, remi, rummy45 } satisfies Record<string, AnyGame>
