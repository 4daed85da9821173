import type { Translation } from '../message.ts'
import type en from '../en/okey-learn.ts'

export default {
  'lesson.run':
    'Reihen sind Zahlen einer Farbe nebeneinander. Ein Stein passt nicht: Tipp ihn doppelt an und wirf ihn ab.',
  'lesson.run.no': 'Der hat einen Nachbarn seiner Farbe: Behalt ihn. Wirf den ab, der allein steht.',
  'lesson.set':
    'Gruppen sind gleiche Zahlen verschiedener Farben. Nimm die gelbe 7 vom Abwurf, dann wirf einen Stein ab.',
  'lesson.set.no':
    'Die abgeworfene 7 ist sicher, der Vorrat Glückssache. Behalt die 7er und Schwarz 2-3-4; wirf eine 11 ab.',
  'lesson.okey':
    'Der Anzeiger ist die blaue 4, also ist die blaue 5 der Okey. Er ersetzt alles: Wirf einen anderen ab.',
  'lesson.okey.no': 'Das ist der Okey, der beste Stein überhaupt. Behalt ihn und wirf einen anderen ab.',
  'lesson.finish': 'Bis auf einen stehen alle Steine in Kombinationen. Leg ihn auf den Anzeiger: Schluss.',
  'lesson.finish.no': 'Du könntest weiterspielen, aber du kannst Schluss machen: die schwarze 12 auf den Anzeiger.',
  'lesson.show':
    'Du hast den Zwilling des Anzeigers. Zeig ihn vor deinem ersten Abwurf: Alle anderen verlieren einen Punkt.',
  'lesson.show.no': 'Nach dem Abwurf ist es zu spät. Zeig zuerst die blaue 4.',
  'lesson.withOkey': 'Auch ohne den Okey stimmt alles. Mach mit dem Okey selbst Schluss: Das zählt doppelt.',
  'lesson.withOkey.no': 'Das darfst du, aber der Okey selbst auf dem Anzeiger bringt doppelt so viel.',
  'lesson.pairs': 'Auch sieben Paare machen Schluss. Ein Stein hat keinen Zwilling: Leg ihn auf den Anzeiger.',
  'lesson.pairs.no': 'Zerreiß die Paare nicht: Leg die blaue 13 auf den Anzeiger.',
  'lesson.hand': 'Jetzt ein ganzes Spiel gegen Mei, die sanft spielt. Wirf ab, dann zieht und werft abwechselnd.',
  'ending.finish': 'Einfacher Schluss',
  'ending.okeyFinish': 'Schluss mit einem Okey',
  'ending.pairsFinish': 'Sieben Paare',
  'ending.pairsOkeyFinish': 'Sieben Paare mit Okey',
  'ending.stock': 'Der Vorrat geht aus',
  'why.finish': 'Jemand hat Schluss gemacht: Alle anderen verlieren 2.',
  'why.okeyFinish': 'Der letzte Stein war ein Okey: Alle anderen verlieren 4 statt 2.',
  'why.pairsFinish': 'Sieben Paare kosten alle anderen 4 statt 2.',
  'why.pairsOkeyFinish': 'Sieben Paare und ein Okey zuletzt: der teuerste Schluss.',
  'why.gosterge': 'Wer den Zwilling des Anzeigers zeigt, kostet jeden Gegner einen Punkt.',
  'why.wrongFinish': 'Ein falscher Schluss kostet seinen Spieler 2.',
} satisfies Translation<typeof en>
