import type { MasaFile } from '../../src/table/replay.ts'

/** What a table of the day reports until it is told that it has been heard. at: when the hand ended. */
export type DayReport = { room: string; at: number; file: MasaFile }
