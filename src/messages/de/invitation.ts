import type en from '../en/invitation.ts'
import type { Translation } from '../message.ts'

export default {
  'invitation.seats': '{name} lädt dich ein: {game}, {n|# Platz|# Plätze} frei',
  'invitation.watch': '{name} lädt dich zum Zuschauen ein: {game}',
  'invitation.open': '{game}: {n|# Platz|# Plätze} frei',
  'invitation.help': 'Link öffnen, hinsetzen, spielen. Ohne Konto, ohne Download.',
} satisfies Translation<typeof en>
