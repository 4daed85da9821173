import type { Language } from '../table/constants.ts'
import type { Dictionary, Say } from './message.ts'
import { translate } from './translate.ts'

// Few, and the server's own: there is no waiting for a chunk there.
const files = import.meta.glob<Dictionary>(['./*/invitation.ts', './*/shell.ts', './*/*-card.ts'], {
  eager: true,
  import: 'default',
})

/** The words of an invitation, with the games' names. */
export const inviting = (lang: Language): Say =>
  translate(
    lang,
    Object.entries(files).flatMap(([path, words]) => (path.startsWith(`./${lang}/`) ? [words] : [])),
    String,
  )
