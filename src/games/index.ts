import type { AnyGame } from './game.ts'
import { cotulenh } from './cotulenh/index.ts'
import { mahjong } from './mahjong/index.ts'
import { okey } from './okey/index.ts'
import { okey101 } from './okey101/index.ts'
import { remi } from './remi/index.ts'
import { rummy45 } from './rummy45/index.ts'

/** The register: id → rules. */
export const games = { mahjong, okey, okey101, remi, rummy45, cotulenh } satisfies Record<string, AnyGame>
