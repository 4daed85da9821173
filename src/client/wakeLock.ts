/** Keeps the screen from going dark while a hand is played, where the device can; returns how to let it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let done = false
  const ask = async () => {
    if (done || document.visibilityState !== 'visible') return
    try {
      const given = await navigator.wakeLock?.request('screen')
      if (done) void given?.release()
      else lock = given ?? null
    } catch {
      // A device that saves its battery says no: then it is dark when it is dark.
    }
  }
  // The browser takes the lock back whenever the page is hidden.
  const seen = () => void ask()
  document.addEventListener('visibilitychange', seen)
  seen()
  return () => {
    done = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
