export const PAUSES: readonly number[] = [500, 2000, 5000]

/**
 * Tries again what may fail for a moment: a part of the page on a bad line. A part that an update has taken away stays
 * away, and then the last failure is the answer.
 */
export async function retry<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return work()
}
