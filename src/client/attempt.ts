/** What comes of it, or of what throws something else: for what devices and people may hold that cannot be read. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
