import type { Translation } from '../message.ts'
import type en from '../en/day.ts'

export default {
  'day.lead':
    'Heute bekommen alle auf diesem Server dieselben Steine, gegen die stärksten Bots, die allein nach der Verteilung entscheiden. Verschieden sind nur deine Entscheidungen.',
  'day.try':
    'Ein Versuch auf diesem Gerät. Konten gibt es nicht: Wer den Browser leert oder ein anderes Gerät nimmt, könnte noch einmal ran. Es ist ein Spiel unter Freunden.',
  'day.play': 'Spiel des Tages spielen',
  'day.goOn': 'Weiterspielen',
  'day.done': 'Heute gespielt',
  'day.open': 'Noch nicht gespielt',
  'day.players': '{n|# Person hat|# Personen haben} es heute zu Ende gespielt.',
  'day.place': 'Platz {n} von {of}',
  'day.points': 'Punkte',
  'day.count': 'Personen',
  'day.you': 'du',
  'day.share': 'Dein Ergebnis zum Teilen: Es verrät nichts',
  'day.late': 'Der Tag war vor deinem Spiel zu Ende; darum steht es nicht bei den Ergebnissen.',
  'day.tomorrow': 'Morgen, wenn niemand mehr diese Verteilung spielt, kannst du das beste Spiel ansehen.',
  'day.yours': 'Dein Platz heute',
  'day.next': 'Die nächste Verteilung kommt um {text}.',
  'day.sealed':
    'Die Verteilung war vor dem ersten Stein versiegelt. Morgen wird ihr Geheimnis gezeigt, und dein Gerät vergleicht.',
  'day.how': 'Wie das geht',
  'day.yesterday': 'Gestern',
  'day.promised': 'Es war die versprochene Verteilung: Dein Gerät hat verglichen.',
  'day.broken': 'Es war NICHT die versprochene Verteilung.',
  'day.watch': 'Das beste Spiel ansehen',
  'day.why.offline':
    'Keine Verbindung. Der Server verteilt und zählt, damit niemand ein Ergebnis erfinden kann: Das Spiel des Tages geht nicht offline.',
  'day.why.otherDay': 'Diese Verteilung ist gerade nicht offen.',
  'day.why.noDeal': 'An diesem Tag hat niemand gespielt.',
  'day.why.full': 'Heute haben es so viele versucht, dass kein Platz mehr ist.',
  'day.why.tooMany': 'Heute gab es zu viele Versuche aus deinem Netz.',
  'day.why.storage': 'Der Server kann gerade nichts aufschreiben. Versuch es gleich noch einmal.',
} satisfies Translation<typeof en>
