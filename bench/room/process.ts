import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Server } from '../../tests/live/server.ts'

/** Resident kilobytes of the engine. */
export const memory = (server: Server): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.engine)]))

/** Milliseconds of processor time that it has used; the kernel counts in hundredths of a second. */
export function processor(server: Server): number {
  const stat = readFileSync(`/proc/${server.engine}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Of milliseconds: the median, and what one in a hundred exceeds. */
export function times(all: number[]): string {
  const sorted = [...all].sort((a, b) => a - b)
  return sorted.length ? `${at(sorted, 0.5).toFixed(1)} / ${at(sorted, 0.99).toFixed(1)} ms` : 'none answered'
}

export const whole = (n: number): string => Math.round(n).toLocaleString('en')
