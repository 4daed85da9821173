import type { GameId } from '../../../../../src/games/index.ts'
import { laws } from '../../../../laws/laws.ts'
import { facts } from './facts.ts'

// Known to the register of the copy in which this runs.
await laws('nim' as GameId, facts)
