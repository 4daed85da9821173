import { CIRCLE_LIMITS } from '../../circle/constants.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as a `datetime-local` field writes it, by the device's own clock. */
export function toField(at: number): string {
  const day = new Date(at)
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-')
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`
}

/** Null: nothing that could be a moment. */
export function fromField(text: string): number | null {
  const at = new Date(text).getTime()
  return Number.isNaN(at) || at < 0 || at > CIRCLE_LIMITS.latest ? null : at
}

/** The next day at eight in the evening: something to change rather than nothing. */
export const eveningAfter = (now: number): number => new Date(now + 24 * 60 * 60 * 1000).setHours(20, 0, 0, 0)
