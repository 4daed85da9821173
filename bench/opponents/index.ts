import type { Player } from '../../scripts/playHand.ts'
import * as mahjong from './mahjong.ts'
import * as okey from './okey.ts'
import * as okey101 from './okey101.ts'
import * as remi from './remi.ts'
import * as rummy45 from './rummy45.ts'

/**
 * Who our bots are measured against (`npm run arena -- okey --against greedy`). They see what a player sees, know the
 * rules and the solver, and share nothing with the bots' evaluation: so a gain over them is a gain. Never shipped.
 */
export const opponents: Record<string, Record<string, Player>> = {
  mahjong: { speed: mahjong.speed as Player, fanSpeed: mahjong.fanSpeed as Player },
  okey: { greedy: okey.greedy as Player, lookAhead: okey.lookAhead as Player },
  okey101: { greedy: okey101.greedy as Player },
  remi: { greedy: remi.greedy as Player, lookAhead: remi.lookAhead as Player },
  rummy45: { greedy: rummy45.greedy as Player },
}
