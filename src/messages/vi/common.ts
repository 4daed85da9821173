import type { Dictionary } from '../message.ts'
import shell from './shell.ts'

const cards = import.meta.glob<Dictionary>('./*-card.ts', { eager: true, import: 'default' })

/** What every page reads: the shell's words, and every game's name and line. */
export default Object.assign({}, shell, ...Object.values(cards)) as Dictionary
