/**
 * Time that never runs backwards: when the machine's clock is set back, the stretch that would come twice is added
 * from then on. Clocks and limits are differences, and a negative one would close everybody.
 */
export function steady(clock: () => number): () => number {
  let added = 0
  let last = -Infinity
  return () => {
    const now = clock() + added
    if (now < last) added += last - now
    else last = now
    return last
  }
}

/** One for the whole process. */
export const steadyNow = steady(() => Date.now())
