import type { Translation } from '../message.ts'
import type en from '../en/how.ts'

export default {
  'how.open': 'Tisch öffnen',
  'how.open.help': 'Spiel aussuchen und hinsetzen. Ohne Konto, ohne Download.',
  'how.invite': 'Link verschicken',
  'how.invite.help': 'Wer ihn öffnet, setzt sich dazu oder schaut zu, jeder in seiner Sprache.',
  'how.bots': 'Bots füllen die Plätze',
  'how.bots.help': 'In vier Stärken. Ein Bot sieht nur, was du an seinem Platz sehen würdest.',
  'how.back': 'Nichts geht verloren',
  'how.back.help': 'Seite zu, Netz weg: Öffne den Link noch einmal, und du sitzt wieder auf deinem Platz.',
  'how.fair': 'Jede Verteilung lässt sich prüfen',
  'how.fair.help':
    'Der Server legt sich vor dem Geben auf seine Mischung fest, dein Gerät gibt eigenen Zufall dazu. Nach dem Spiel prüft dein Gerät, dass nichts geändert wurde.',
  'how.free': 'Keine Münzen, keine Werbung, keine Cookies',
  'how.free.help': 'Einen Tag, nachdem der Letzte gegangen ist, wird der Tisch gelöscht.',
} satisfies Translation<typeof en>
