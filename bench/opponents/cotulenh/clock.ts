/** Milliseconds of processor time that this process has used: the clock would also count what else the machine does. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** To ask for the time costs a microsecond. */
const EVERY = 16

/** Whether so many milliseconds of processor time have gone since now. */
export function within(ms: number): () => boolean {
  const end = processorTime() + ms
  let asked = 0
  let over = false
  return () => (over ||= ++asked % EVERY === 0 && processorTime() >= end)
}
