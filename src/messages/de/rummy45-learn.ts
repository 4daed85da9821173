import type { Translation } from '../message.ts'
import type en from '../en/rummy45-learn.ts'

export default {
  'lesson.run': 'Kombinationen kommen auf den Tisch. Leg die rote Reihe 5-6-7 als neue Kombination aus.',
  'lesson.run.no': 'Dann endet dein Zug mit der Reihe auf der Hand. Leg zuerst Rot 5-6-7.',
  'lesson.first': 'Deine ersten Kombinationen brauchen zusammen 45. Leg die rote und die gelbe Reihe: 54.',
  'lesson.first.no': 'Noch nicht: Leg beide Reihen aus, bevor du abwirfst.',
  'lesson.layOff': 'Jetzt darfst du jede Kombination verlängern. Leg die blaue 7 an die Reihe.',
  'lesson.layOff.no': 'Wirf noch nicht ab: Leg zuerst die blaue 7.',
  'lesson.joker': 'Der Joker steht für die rote 4. Leg deine rote 4 hin und den Joker zu Schwarz 9-10.',
  'lesson.joker.no': 'Befrei den Joker: Deine rote 4 nimmt seinen Platz, er kommt zu Schwarz 9-10.',
  'lesson.take': 'Aus der Abwurfreihe darfst du nehmen, was du sofort auslegst. Nimm die rote 8, leg die Reihe.',
  'lesson.take.no': 'Die rote 8 gibt mit deiner 6 und 7 eine Reihe: Nimm sie und leg aus.',
  'lesson.split': 'Du darfst umbauen. Nimm die rote 3 von der Reihe und leg sie zu deiner gelben und blauen 3.',
  'lesson.split.no': 'Bau um: Drei Dreien sind eine Gruppe, und 4-5-6 bleibt eine Reihe.',
  'lesson.close': 'Noch zwei Steine. Leg die blaue 7, wirf die schwarze 2 ab: Du machst Schluss und gewinnst.',
  'lesson.close.no': 'Leg zuerst die blaue 7: Der letzte Stein wird abgeworfen.',
  'lesson.hand': 'Jetzt ein ganzes Spiel gegen Mei, die sanft spielt. Leg 45, dann alles andere.',
  'ending.close': 'Schluss machen',
  'ending.etalat': 'Schluss, als Etalat gezählt',
  'ending.allLaid': 'Den letzten Stein anlegen statt abwerfen',
  'ending.stock': 'Der Vorrat geht aus',
  'why.held': 'Was die Steine auf der Hand zählen.',
  'why.collected': 'Wer Schluss macht, bekommt, was die anderen halten.',
  'why.closing': 'Ein Bonus fürs Schlussmachen.',
  'why.laid': 'Ausgelegte Steine zählen für den, der sie gelegt hat.',
  'why.atu': 'Der Zwilling des Atu bringt einen Bonus.',
} satisfies Translation<typeof en>
