import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'engine.title': 'Ein Platz für deinen Bot',
  'engine.help':
    'Starte dein Programm mit diesem Link. Er wird nur einmal gezeigt, und wer ihn hat, sieht die Steine dieses Platzes.',
  'engine.link': 'Link für den Bot',
  'watchers.title': 'Zuschauer',
  'watchers.mute': '{name} stummschalten',
  'watchers.unmute': '{name} wieder sprechen lassen',
  'watchers.remove': '{name} wegschicken',
  'players.title': 'Spieler',
  'players.remove': '{name} entfernen?',
  'players.remove.help':
    'Ein Bot übernimmt sofort, und {name} erfährt, dass du das warst. Du kannst später wieder Einlass geben.',
  'players.removed': 'Vom Tisch gebeten',
  'players.admit': '{name} wieder zulassen',
} satisfies Translation<typeof en>
