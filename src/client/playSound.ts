import { retry } from './retry.ts'
import { settings } from './settings.svelte.ts'
import type { SoundName } from './sound.ts'

/** A sound that comes later than this after what it belongs to is heard as something else (milliseconds). */
const LATE = 500

/** A page nobody has touched may not sound; and a device that is asked to be quiet is. */
const mayBeHeard = (): boolean => !settings.muted && (navigator.userActivation?.hasBeenActive ?? false)

/** How the sounds are made is fetched with the first of them, not with the board. */
export function play(name: SoundName): void {
  if (!mayBeHeard()) return
  const since = performance.now()
  void retry(() => import('./sound.ts')).then(
    ({ sound }) => performance.now() - since < LATE && sound(name),
    () => {},
  )
}

export function buzz(): void {
  if (mayBeHeard()) navigator.vibrate?.(60)
}
