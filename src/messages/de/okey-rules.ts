import type en from '../en/okey-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.startPoints': 'Punkte zu Beginn',
  'option.startPoints.help': 'Alle beginnen damit und verlieren etwas, wenn jemand anderes Schluss macht.',
  'option.matchEnd': 'Die Partie endet',
  'option.matchEnd.help': 'Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand gemeinsam.',
  'option.matchEnd.someoneOut': 'wenn jemand keine Punkte mehr hat',
  'option.matchEnd.hands': 'nach einer festen Zahl von Spielen',
  'option.hands': 'Zahl der Spiele',
  'option.hands.help': 'Gilt nur, wenn die Partie nach einer festen Zahl von Spielen endet.',
  'option.partners': 'Zwei gegen zwei',
  'option.partners.help': 'Vier Spieler, zwei Seiten: Wer sich gegenübersitzt, gewinnt und verliert zusammen.',
  'option.gostergePoints': 'Für das Zeigen des Zwillings',
  'option.gostergePoints.help':
    'Wer den Zwilling des Anzeigers hat, darf ihn vor dem ersten Abwurf zeigen; alle Gegner verlieren so viel.',
  'option.pairsOkey': 'Schluss mit Paaren und Okey',
  'option.pairsOkey.help': 'Was jeder Gegner verliert, wenn jemand mit sieben Paaren und einem Okey Schluss macht.',
  'option.requireArrangement': 'Das Brett muss geordnet sein',
  'option.requireArrangement.help':
    'Zum Schlussmachen müssen die vierzehn Steine wie im Kaffeehaus in ihren Kombinationen auf dem Brett stehen.',
  'option.wrongFinish': 'Falscher Schluss',
  'option.wrongFinish.help': 'Was geschieht, wenn jemand mit einer unfertigen Hand Schluss macht.',
  'option.wrongFinish.rejected': 'wird abgelehnt und kostet nichts',
  'option.wrongFinish.loseTwo': 'kostet 2 und deckt die Hand auf',
  'option.allowOkeyDiscard': 'Okeys dürfen abgeworfen werden',
  'option.allowOkeyDiscard.help': 'Wer folgt, darf ihn nehmen. Mit einem Okey Schluss machen darf man immer.',
  'option.discardHistory': 'Abgeworfene Steine',
  'option.discardHistory.help': 'Ob man sehen darf, was unter dem obersten Stein liegt.',
  'option.discardHistory.allVisible': 'alle sind einsehbar',
  'option.discardHistory.topOnly': 'nur der oberste',
  'option.run1': 'Die 1 in der Reihe',
  'option.run1.help': 'Ob eine Reihe über die 13 hinausgehen darf.',
  'option.run1.low': 'nur unter der 2',
  'option.run1.lowOrHigh': '1-2-3 und 12-13-1, nie 13-1-2',
  'option.run1.circular': 'im Kreis, auch 13-1-2',
  'option.falseJoker': 'Falschjoker',
  'option.falseJoker.help': 'Was die beiden Steine ohne Zahl sind.',
  'option.falseJoker.face': 'stehen für die Zahl des Okeys',
  'option.falseJoker.wild': 'sind ebenfalls Okeys',
  'option.stockEnd': 'Wenn der Vorrat leer ist',
  'option.stockEnd.help': 'Wer am Zug ist, darf noch den letzten Abwurf nehmen und Schluss machen.',
  'option.stockEnd.void': 'zählt das Spiel nicht',
  'option.direction': 'Spielrichtung',
  'option.direction.help': 'Nur, wie der Tisch gezeichnet wird.',
  'option.direction.ccw': 'gegen den Uhrzeigersinn',
  'option.direction.cw': 'im Uhrzeigersinn',

  'preset.classic': 'Klassisch',
  'preset.classic.help':
    'Von 20 Punkten abwärts: Ein Schluss kostet die anderen 2, mit Okey oder sieben Paaren 4, mit beidem 8.',
  'preset.cafe': 'Kaffeehaus',
  'preset.cafe.help':
    'Das Brett muss geordnet sein, ein falscher Schluss kostet 2, nur der oberste Abwurf ist zu sehen.',
  'preset.quick': 'Schnell',
  'preset.quick.help': 'Ebenso, von 7 Punkten abwärts: nur wenige Spiele.',
  'preset.partners': 'Zwei gegen zwei',
  'preset.partners.help':
    'Wer sich gegenübersitzt, spielt zusammen, von 20 Punkten abwärts: Ein Schluss kostet die andere Seite 2, 4 oder 8.',

  'rules.1': 'Die Steine',
  'rules.1.text':
    'Es gibt 106: Rot, Gelb, Blau und Schwarz, je 1 bis 13, alles doppelt, dazu zwei Falschjoker. Alle bekommen 14, wer beginnt 15.',
  'rules.2': 'Anzeiger und Okey',
  'rules.2.text':
    'Ein Stein wird aufgedeckt: der Anzeiger (Gösterge). Der um eins höhere Stein derselben Farbe ist der Okey (nach 13 kommt 1). Ein Okey steht für jeden Stein. Ein Falschjoker ist kein Okey: Er steht für dessen eigene Zahl.',
  'rules.3': 'Dein Zug',
  'rules.3.text':
    'Zieh einen Stein vom Vorrat oder nimm den letzten Abwurf des Spielers vor dir. Dann wirf einen ab. Wer beginnt, wirft nur ab.',
  'rules.4': 'Reihen, Gruppen, Paare',
  'rules.4.text':
    'Eine Reihe sind drei oder mehr aufeinanderfolgende Zahlen einer Farbe; 12-13-1 gilt, 13-1-2 nicht. Eine Gruppe sind drei oder vier gleiche Zahlen in lauter verschiedenen Farben. Ein Paar sind zwei gleiche Steine.',
  'rules.5': 'Schluss machen',
  'rules.5.text':
    'Wenn 14 deiner 15 Steine ganz in Reihen und Gruppen aufgehen oder sieben Paare sind, leg den fünfzehnten auf den Anzeiger. Der Server prüft das, wie auch immer dein Brett geordnet ist.',
  'rules.6': 'Punkte',
  'rules.6.text':
    'Alle beginnen mit 20. Machst du Schluss, verliert jeder Gegner 2; 4, wenn es mit einem Okey oder mit sieben Paaren ist; 8 bei beidem. Den Zwilling des Anzeigers vor dem ersten Abwurf zu zeigen, kostet die anderen 1.',
  'rules.7': 'Das Ende',
  'rules.7.text':
    'Ist der Vorrat leer, zählt das Spiel nicht. Die Partie endet, wenn jemand keine Punkte mehr hat; wer dann die meisten hat, gewinnt.',
} satisfies Translation<typeof en>
