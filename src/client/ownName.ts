import { settings } from './settings.svelte.ts'

/** What we are called, by others and where others are spoken of: "you" would fit into no sentence. */
export const ownName = (): string => settings.name.trim() || settings.say('seat.guest')
