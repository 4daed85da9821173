import type { Language } from '../../src/table/constants.ts'
import type { Table } from './table.ts'

/** What a link tells whoever was sent it: no tiles, no scores, no chat, and of names only the host's. */
export type Card = { game: string; host: string | null; lang: Language | null; free: number }

/** null: nobody is being invited, for the match is over. */
export function cardOf({ meta }: Table): Card | null {
  const { game, host, seats, phase } = meta
  if (phase === 'over') return null
  const owner = host === null ? undefined : seats[host]
  const { name, lang } = owner?.kind === 'person' ? owner : { name: null, lang: null }
  // In mid-match whoever comes takes over from a bot; before it the host has asked for the bots that sit there.
  const free = seats.filter(({ kind }) => kind === 'empty' || (kind === 'bot' && phase !== 'lobby')).length
  return { game, host: name, lang, free }
}
