import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Șirul aruncat',
  '45.newGroup': '+ formație nouă',
  '45.melded': 's-a etalat',
  '45.arrange': 'Aranjează',
  '45.lay': 'Etalează',
  '45.suggest': 'Sugerează o mutare',
  '45.giveBack': 'Pune înapoi',
  '45.layOrThrow': 'Construiește pe masă sau aruncă o piesă',
  '45.layFirst': 'Etalează sau anulează, apoi aruncă',
  '45.before': 'Înainte',
  '45.jokerAs': 'Jokerul ține locul',
  '45.jokerHint': 'Atinge jokerul ca să alegi ce loc ține',
  '45.changed': 'schimbat',
  '45.first': 'Prima etalare {points} / {need}',
  '45.held': 'în mână {n}',
  'rack.mark.away': 'este pe masă',
  'shout.first': 'M-am etalat!',
  'shout.close': 'Am închis!',
  'story.out': 'Ai închis.',
  'story.held': '{seat} a închis, iar ție ți-au rămas {points|# punct|# puncte|# de puncte}.',
  'story.seen': '{seat} a închis.',
  'story.stock': 'Grămada s-a terminat: nimeni nu a închis.',
  'story.stockHeld': 'Grămada s-a terminat, iar ție ți-au rămas {points|# punct|# puncte|# de puncte}.',
} satisfies Translation<typeof en>
