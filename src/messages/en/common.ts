import type { Dictionary } from '../message.ts'
import shell from './shell.ts'

const cards = import.meta.glob<Dictionary>('./*-card.ts', { eager: true, import: 'default' })

/** What every page reads: the shell's words, and every game's name and line. */
export default Object.assign({}, shell, ...Object.values(cards)) as Dictionary

/** The other parts, each fetched when somebody reads it; an invitation's words are the server's. */
export const parts = import.meta.glob<{ default: Dictionary }>([
  './*.ts',
  '!./common.ts',
  '!./shell.ts',
  '!./*-card.ts',
  '!./invitation.ts',
])
