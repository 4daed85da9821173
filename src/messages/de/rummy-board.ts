import type { Translation } from '../message.ts'
import type en from '../en/rummy-board.ts'

export default {
  'rack.name': 'Dein Gestell',
  'rack.empty': 'Freier Platz {n}',
  'rack.count': { one: '{n} Stein', other: '{n} Steine' },
  'rack.byMelds': 'Reihen',
  'rack.byPairs': 'Paare',
  'rack.throw': 'Ablegen',
  'rack.throwOne': 'Wähle einen Stein und lege ihn ab',
  'rack.drawFirst': 'Du bist dran: zieh einen Stein',
  'rack.mark.drawn': 'gerade gezogen',
  'rack.mark.taken': 'genommen: benutze ihn oder gib ihn zurück',
  'rack.mark.useful': 'nützlich',
  'pile.of': 'Ablage von {seat}',
  'pile.older': 'Frühere Ablagen',
  'pile.take': '{tile} nehmen',
  'stock.draw': 'Vom Stapel ziehen',
  'stock.left': { one: 'noch {n} Stein', other: 'noch {n} Steine' },
} satisfies Translation<typeof en>
