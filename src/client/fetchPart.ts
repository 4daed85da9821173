import { retry } from './retry.ts'

/** Told to the window when a part of the page stays away, however often it is asked for. */
export const MISSING = 'masa:missing'

export const tellMissing = (): boolean => dispatchEvent(new Event(MISSING))

/** A part of the page that is fetched when it is wanted. */
export async function fetchPart<T>(part: () => Promise<T>, pauses?: readonly number[]): Promise<T> {
  try {
    return await retry(part, pauses)
  } catch (error) {
    tellMissing()
    throw error
  }
}

/** A part of the page, once what it needs besides is there too. */
export const alongside = async <T>(part: Promise<T>, ...others: Promise<unknown>[]): Promise<T> =>
  (await Promise.all([part, ...others]))[0]
