import type { AnyGame } from './game.ts'
import { mahjong } from './mahjong/index.ts'

/** The register: id → rules. */
export const games = { mahjong } satisfies Record<string, AnyGame>
