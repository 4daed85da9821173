import type en from '../en/remi-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.hands': 'Zahl der Spiele',
  'option.hands.help': 'Wer danach die meisten Punkte hat, gewinnt; ungültige Spiele zählen mit.',
  'option.direction': 'Spielrichtung',
  'option.direction.help': 'Nur, wie der Tisch gezeichnet wird.',
  'option.direction.ccw': 'gegen den Uhrzeigersinn',
  'option.direction.cw': 'im Uhrzeigersinn',
  'option.extraJokers': 'Zusätzliche Joker',
  'option.extraJokers.help': 'Joker außer den üblichen zwei.',
  'option.atu': 'Das Atu',
  'option.atu.help':
    'Ein Stein wird aufgedeckt und ist aus dem Spiel. Sein Zwilling in deinen Kombinationen kann etwas bringen.',
  'option.atu.none': 'wird nur aufgedeckt',
  'option.atu.bonus50': 'sein Zwilling bringt 50 beim Schließen',
  'option.allowWrapAroundRuns': 'Reihen dürfen auf 12-13-1 enden',
  'option.allowWrapAroundRuns.help': 'Die 1 liegt unter der 2 oder über der 13, nie in der Mitte.',
  'option.launch': 'Ein abgeworfener Joker ist aus dem Spiel',
  'option.launch.help': 'Er liegt offen zur Seite, und niemand darf ihn nehmen.',
  'option.doublesClose': 'Schließen mit Doppelten',
  'option.doublesClose.help': 'Auch sieben Paare gleicher Steine schließen.',
  'option.mozaicClose': 'Schließen mit einem Mosaik',
  'option.mozaicClose.help': 'Auch je ein Stein von 1 bis 13 und noch eine 1 in bunten Farben schließt.',
  'option.patterns': 'Muster',
  'option.patterns.help': 'Bezahlt wird nach der Form der Hand statt 250 oder 350.',
  'option.settlement': 'Wer zahlt was',
  'option.settlement.help': 'Wie die Hand und die übrigen Steine abgerechnet werden.',
  'option.settlement.potPlusBase': 'Gewinner erhält Preis und alle losen Steine',
  'option.settlement.perLoser': 'jeder Verlierer zahlt den Preis',
  'option.settlement.perLoserPlusDeadwood': 'jeder Verlierer zahlt Preis und lose Steine',
  'option.jokerPenalty': 'Ein übriger Joker kostet',
  'option.jokerPenalty.help': 'Punkte für einen Joker, der in keiner Kombination liegt, wenn ein anderer schließt.',
  'option.deadwood': 'Lose Steine zählen',
  'option.deadwood.help': 'Welche Steine eines Verlierers in Kombinationen liegen.',
  'option.deadwood.best': 'nach der besten möglichen Anordnung',
  'option.deadwood.asArranged': 'so, wie sie auf dem Brett liegen',
  'option.cleanBonus': 'Zuschlag für sauberes Schließen',
  'option.cleanBonus.help': 'Kommt zu den 350 für das Schließen ohne Joker in den Kombinationen.',
  'option.cleanBonus.0': 'keiner',
  'option.cleanBonus.50': '50',
  'option.tableMultiplier': 'Alle Punkte mal',
  'option.tableMultiplier.help': 'Jeder Betrag eines Spiels wird damit malgenommen.',
  'option.doublesExchange': 'Doppelte vor dem Spiel tauschen',
  'option.doublesExchange.help':
    'Biete einen Stein eines Doppels zum Tausch an; mit drei Doppelten darfst du neu geben lassen.',

  'preset.brief': 'Auf dem Brett',
  'preset.brief.help': '250 fürs Schließen, 350 ohne Joker, dazu die losen Steine der anderen.',
  'preset.remiOnline': 'Mit Mustern',
  'preset.remiOnline.help': 'Jeder Verlierer zahlt nach dem Muster, 150 bis 1000; auch Doppelte und Mosaik schließen.',

  'rules.1': 'Die Steine',
  'rules.1.text':
    'Es sind 106: rot, gelb, blau und schwarz, je 1 bis 13, alles doppelt, und zwei Joker. Jeder bekommt 14, wer beginnt 15. Ein Stein wird als Atu aufgedeckt und bleibt aus dem Spiel.',
  'rules.2': 'Dein Brett',
  'rules.2.text':
    'Deine Steine stehen auf deinem eigenen Brett. Ordne sie, wie und wann du willst, auch wenn andere dran sind. Die anderen sehen nur, wie viele du hast. Schließt jemand, zählt dein Brett, wie es steht: Was in keiner Kombination liegt, ist lose. „Ordnen“ ordnet es für dich.',
  'rules.3': 'Dein Zug',
  'rules.3.text':
    'Zieh vom Vorrat oder nimm den letzten Abwurf vom Spieler vor dir, dann wirf einen Stein ab. Wer beginnt, wirft nur ab.',
  'rules.4': 'Reihen und Gruppen',
  'rules.4.text':
    'Eine Reihe (suită) sind drei oder mehr Zahlen hintereinander in einer Farbe: 1-2-3 und 12-13-1 gelten, 13-1-2 nicht. Eine Gruppe (terță) sind drei oder vier gleiche Zahlen in verschiedenen Farben. Ein Joker steht für jeden Stein.',
  'rules.5': 'Joker',
  'rules.5.text':
    'Ein abgeworfener Joker ist aus dem Spiel: Er liegt offen zur Seite, und niemand darf ihn nehmen. Ein Joker, der übrig ist, wenn ein anderer schließt, kostet 50.',
  'rules.6': 'Schließen',
  'rules.6.text':
    'Liegen 14 deiner 15 Steine alle in Reihen und Gruppen, schließe: Der letzte Stein kommt verdeckt weg. Geht es nicht auf, sagt der Tisch, welche Steine übrig sind, und es geht weiter.',
  'rules.7': 'Punkte',
  'rules.7.text':
    'Schließen bringt 250, ohne Joker in den Kombinationen 350. Die anderen verlieren die Zahlen auf ihren losen Steinen, und auch die bekommt der Gewinner. Mit Mustern zahlt jeder Verlierer nach der Form der Hand: einfarbig, zweifarbig, nur kleine oder große Zahlen, Doppelte und mehr.',
  'rules.8': 'Das Ende',
  'rules.8.text':
    'Geht der Vorrat aus, zählt das Spiel nicht; wer dran ist, darf vorher noch den letzten Abwurf nehmen und schließen. Nach dem letzten Spiel gewinnt, wer am meisten hat.',
} satisfies Translation<typeof en>
