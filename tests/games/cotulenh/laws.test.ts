import { laws } from '../../laws/laws.ts'
import { facts } from './facts.ts'

await laws('cotulenh', facts)
