import { patiently } from './patiently.ts'

/** Told to the window when a part of the page stays away, however often it is asked for. */
export const MISSING = 'masa:missing'

/** A part of the page that is fetched when it is wanted. */
export async function late<T>(part: () => Promise<T>, pauses?: readonly number[]): Promise<T> {
  try {
    return await patiently(part, pauses)
  } catch (error) {
    dispatchEvent(new Event(MISSING))
    throw error
  }
}
