import type { Translation } from '../message.ts'
import type en from '../en/here.ts'

export default {
  'here.title': 'Auf diesem Gerät',
  'here.dealt': 'Auf diesem Gerät verteilt, ohne Server',
  'here.unreached': 'Der Server ist nicht zu erreichen.',
  'here.play': 'Auf diesem Gerät spielen',
  'here.instead': 'Der Server ist nicht zu erreichen: Gegeben wurde auf diesem Gerät.',
  'here.full':
    'Der Speicher dieses Geräts ist voll. Nichts ist verloren: Mach etwas Platz, dann geht es von selbst weiter.',
  'here.several': 'Mehrere Leute, ein Gerät',
  'here.several.help':
    'Gib es weiter, wenn es nach jemand anderem fragt. Jede Hand bleibt verdeckt, bis ihr Besitzer tippt.',
  'here.players': 'Spieler',
  'here.player': 'Spieler {n}',
  'here.pass': 'Weitergeben: {name} ist dran',
  'here.pass.help': 'Bis dahin bleibt die Hand verdeckt.',
  'here.show': 'Ich bin {name}',
  'here.turn': 'Brett bei jedem Zug drehen',
  'install.title': 'Masa griffbereit',
  'install.help': 'Als App geht es mit einem Tipp auf, auch ohne Verbindung.',
  'install.ios': 'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
  'install.yes': 'Installieren',
  'install.no': 'Jetzt nicht',
} satisfies Translation<typeof en>
