import { afterPaint } from './afterPaint.ts'
import { retry } from './retry.ts'
import { settings } from './settings.svelte.ts'
import type { SoundName } from './sound.ts'

/** A sound that comes later than this after what it belongs to is heard as something else (milliseconds). */
const LATE = 500

/** A page nobody has touched may not sound; and a device that is asked to be quiet is. */
const mayBeHeard = (): boolean => !settings.muted && (navigator.userActivation?.hasBeenActive ?? false)

/** How the sounds are made is fetched after the board. */
const sounds = () => retry(() => import('./sound.ts'))

/** What the first sound would else wait for. */
export function prepare(): void {
  if (!mayBeHeard()) return
  void sounds().then(
    ({ open }) => open(),
    () => {},
  )
}

export function play(name: SoundName): void {
  if (!mayBeHeard()) return
  const since = performance.now()
  void sounds().then(
    // A tap is answered first.
    ({ sound }) => afterPaint(() => performance.now() - since < LATE && sound(name)),
    () => {},
  )
}

export function buzz(): void {
  if (mayBeHeard()) navigator.vibrate?.(60)
}
