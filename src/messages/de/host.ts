import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'lobby.newRules':
    'Die Regeln dieses Spiels wurden erneuert; die laufende Partie ist deshalb beendet. Ihre fertigen Spiele bleiben erhalten.',
  'lobby.full': 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  'lobby.fill': 'Bots dazu und geben',
  'lobby.mend': 'Berichtige zuerst die markierte Regel oder leere das Feld.',
  'lobby.waitingSeats': 'Warten, bis sich alle setzen',
  'lobby.waitingFor': 'Warten auf {names}',
  'lobby.member': 'Du bist hier als {name} von „{circle}“.',
  'lobby.kept': 'Diese Plätze sind für die Spieler des Abends reserviert.',
  'lobby.dealing': 'Es wird gemischt …',
  'sheet.hostOnly': 'Der Gastgeber kann sie bis zum ersten Geben ändern.',
  'leave.kept': 'Ein Bot spielt für dich weiter. Dein Platz bleibt dir: Vom Stammtisch aus kommst du jederzeit zurück.',
  'sheet.drawn': 'An allen Tischen dieses Abends gelten diese Regeln.',
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
