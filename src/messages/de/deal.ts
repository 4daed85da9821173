import type en from '../en/deal.ts'
import type { Translation } from '../message.ts'

export default {
  'deal.verified': 'Verteilung von deinem Gerät geprüft',
  'deal.since': 'Verteilung geprüft, seit du dabei bist',
  'deal.unsalted': 'Ohne deine Zufallszahl gegeben: Dein Gerät kann für diese Mischung nicht bürgen',
  'deal.without': 'Gegeben ohne Zufallszahl von: {names}',
  'deal.shared':
    'An jedem Tisch dieselbe Verteilung: Sie folgt aus einem versiegelten Geheimnis, ohne Zufallszahlen der Spieler; für die Mischung kann dein Gerät nicht bürgen',
  'deal.sealed': 'Auch andere Tische spielen diese Verteilung: Gezeigt und geprüft wird sie, wenn alle fertig sind',
  'deal.wrong': 'NICHT wie versprochen verteilt',
  'deal.wrong.commit': 'Das gezeigte Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.',
  'deal.wrong.seals': 'Die Zufallszahlen der Spieler sind nicht die, die sie versiegelt hatten.',
  'deal.wrong.order': 'Die Steine folgen nicht aus dem Geheimnis und den Zufallszahlen der Spieler.',
  'deal.wrong.shown': 'Dein Bildschirm hat anderes gezeigt, als der Server jetzt gegeben haben will.',
  'deal.wrong.steps': 'Das Spiel, das der Server jetzt zeigt, verstößt gegen die Regeln.',
  'deal.wrong.missing': 'Der Server hat nicht gezeigt, wie dieses Spiel gegeben wurde.',
  'deal.version': 'Verteilung nicht geprüft: Diese Seite kennt andere Regeln als der Server. Lade sie neu.',
  'deal.code': 'Code der Verteilung: {code}',
  'deal.code.help':
    'Er ist auf jedem Bildschirm am Tisch gleich. Vergleicht ihn, um sicher zu sein, dass allen dasselbe gesagt wurde.',
} satisfies Translation<typeof en>
