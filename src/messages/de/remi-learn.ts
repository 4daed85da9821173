import type { Translation } from '../message.ts'
import type en from '../en/remi-learn.ts'

export default {
  'lesson.run': 'Eine Reihe: Zahlen einer Farbe nebeneinander. Ein Stein passt nicht: Tipp ihn doppelt an.',
  'lesson.run.no': 'Der hat einen Nachbarn seiner Farbe: Behalt ihn. Wirf den ab, der allein steht.',
  'lesson.set': 'Eine Gruppe: gleiche Zahl, andere Farben. Nimm die abgeworfene gelbe 7, dann wirf einen Stein ab.',
  'lesson.set.no':
    'Die abgeworfene 7 ist sicher, der Vorrat Glückssache. Behalt die 7er und Schwarz 2-3-4; wirf eine 11 ab.',
  'lesson.joker': 'Der Joker ersetzt jeden Stein. Behalt ihn und wirf einen Stein ab, der zu nichts passt.',
  'lesson.joker.no': 'Behalt den Joker und was er ergänzt: Rot 4-5 und die 9er. Wirf Schwarz 13 oder Gelb 1 ab.',
  'lesson.close': 'Bis auf einen stehen alle Steine in Kombinationen. Schließ: Leg ihn verdeckt hin.',
  'lesson.close.no': 'Du könntest weiterspielen, aber auch schließen: die schwarze 12 verdeckt hin.',
  'lesson.clean': 'Sauber, ohne Joker, zahlt mehr. Schließ, indem du den Joker selbst verdeckt hinlegst.',
  'lesson.clean.no': 'Dann bleibt der Joker drin. Leg lieber den Joker verdeckt hin: sauber geschlossen.',
  'lesson.atu': 'Das Atu liegt offen. Schließ mit seinem Zwilling, der blauen 12, in deinen Kombinationen: ein Bonus.',
  'lesson.atu.no': 'Alles passt schon: Schließ jetzt, die schwarze 1 verdeckt.',
  'lesson.hand': 'Jetzt ein ganzes Spiel gegen Mei, die sanft spielt. Zieh, ordne, wirf ab und schließ.',
  'ending.close': 'Geschlossen mit Joker',
  'ending.clean': 'Sauber geschlossen',
  'ending.atu': 'Schließen mit dem Atu',
  'ending.doubles': 'Sieben Doppelte',
  'ending.mosaic': 'Ein Mosaik',
  'ending.joker': 'Schließen mit Joker als Abwurf',
  'ending.stock': 'Der Vorrat geht aus',
  'why.clean': 'Ohne Joker geschlossen: der höhere Preis.',
  'why.normal': 'Mit Joker geschlossen: der übliche Preis.',
  'why.paid': 'Was dieser Spieler dem zahlt, der geschlossen hat.',
  'why.deadwood': 'Die losen Steine, zusammengezählt; ein Joker kostet am meisten.',
  'why.pot': 'Die losen Steine der anderen gehen an den, der geschlossen hat.',
  'why.atu': 'Der Gewinner hatte den Zwilling des Atu: ein Bonus.',
  'why.simple': 'Reihen und Gruppen ohne Muster. Joker in den Kombinationen machen es billiger, abgeworfene teurer.',
  'why.mozaic': 'Die Zahlen 1 bis 13 und noch eine 1, in bunten Farben.',
  'why.bicolor':
    'Nur Reihen, in genau zwei Farben. Joker in den Kombinationen machen es billiger, Schließen mit Joker teurer.',
  'why.minor': 'Kein Stein über 7. Joker in den Kombinationen machen es billiger, Schließen mit Joker teurer.',
  'why.major': 'Kein Stein unter 8. Joker in den Kombinationen machen es billiger, Schließen mit Joker teurer.',
  'why.monocolor':
    'Nur Reihen, alle in einer Farbe. Joker in den Kombinationen machen es billiger, Schließen mit Joker teurer.',
  'why.grandCareu':
    'Alle acht Steine einer Zahl, als zwei volle Gruppen. Joker in den Kombinationen machen es billiger, Schließen mit Joker teurer.',
  'why.doubles': 'Sieben Paare gleicher Steine. Joker in den Paaren machen es billiger, Schließen mit Joker teurer.',
} satisfies Translation<typeof en>
