import { settings } from '../client/settings.svelte.ts'
import { numbersIn } from '../messages/number.ts'

/** Numbers in the language of the page: they follow it when it is changed. */
export const figure = (points: number): string => numbersIn(settings.lang).figure(points)
/** Points as they change: a plus is said too. */
export const signed = (points: number): string => numbersIn(settings.lang).signed(points)
/** Seconds with one place. */
export const tenths = (seconds: number): string => numbersIn(settings.lang).tenths(seconds)
