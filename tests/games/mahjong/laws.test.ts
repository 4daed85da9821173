import { laws } from '../../laws/laws.ts'
import { facts } from './facts.ts'

await laws('mahjong', facts)
