/**
 * Time that never runs backwards: when the machine's clock is set back, the stretch that would come twice is added
 * from then on. Clocks and limits are differences, and a negative one would close everybody.
 */
export function monotonic(clock: () => number): (() => number) & { setBack(): number } {
  let added = 0
  let last = -Infinity
  const time = () => {
    const now = clock() + added
    if (now < last) added += last - now
    else last = now
    return last
  }
  /** By how much in all. What the machine itself was told to do at a time, it does as much later. */
  return Object.assign(time, { setBack: () => added })
}

/** One for the whole process. */
export const monotonicNow = monotonic(() => Date.now())
