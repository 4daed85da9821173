import type en from '../en/invitation.ts'
import type { Translation } from '../message.ts'

export default {
  'invitation.seats': '{name} te invită la {game}, {n|# loc liber|# locuri libere|# de locuri libere}',
  'invitation.watch': '{name} te invită să privești {game}',
  'invitation.open': '{game}: {n|# loc liber|# locuri libere|# de locuri libere}',
  'invitation.help': 'Deschide linkul, așază-te și joacă. Fără cont, fără descărcare.',
} satisfies Translation<typeof en>
