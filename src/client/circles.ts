import { CIRCLE_ID, PICTURES, type Picture } from '../circle/constants.ts'
import { memory, type Memory } from './memory.ts'

/** A circle this device is a member's in, as it was when it was last seen. */
export type KnownCircle = { id: string; name: string; picture: Picture; at: number }

const KEY = 'circles'
const KEPT = 24

export const tokenKey = (id: string): string => `circle:${id}`

/** Before the way leads to a table of the circle: there it says who we are. */
export const keepPass = (room: string, pass: string, store: Memory = memory): void => store.set(`pass:${room}`, pass)

/** The latest first. */
export const knownCircles = (store: Memory = memory): KnownCircle[] => store.list(KEY, isKnown)

export function rememberCircle(circle: KnownCircle, store: Memory = memory): void {
  const others = knownCircles(store).filter(each => each.id !== circle.id)
  store.set(KEY, JSON.stringify([circle, ...others].slice(0, KEPT)))
}

/** And the token with it, which opens nothing any more. */
export function forgetCircle(id: string, store: Memory = memory): void {
  store.set(tokenKey(id), null)
  store.set(KEY, JSON.stringify(knownCircles(store).filter(each => each.id !== id)))
}

function isKnown(kept: unknown): kept is KnownCircle {
  const { id, name, picture, at } = (kept ?? {}) as Partial<KnownCircle>
  const texts = typeof id === 'string' && CIRCLE_ID.test(id) && typeof name === 'string'
  return texts && PICTURES.some(each => each === picture) && typeof at === 'number'
}
