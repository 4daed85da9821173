import type { Translation } from '../message.ts'
import type en from '../en/rummy-board.ts'

export default {
  'rack.name': 'Tabla ta',
  'rack.empty': 'Loc liber {n}',
  'rack.count': { one: '{n} piesă', few: '{n} piese', other: '{n} de piese' },
  'rack.byMelds': 'Suite și terțe',
  'rack.byPairs': 'Perechi',
  'rack.throw': 'Aruncă',
  'rack.throwOne': 'Alege o piesă și arunc-o',
  'rack.drawFirst': 'E rândul tău: trage o piesă',
  'rack.mark.drawn': 'tocmai trasă',
  'rack.mark.taken': 'luată: folosește-o sau dă-o înapoi',
  'rack.mark.useful': 'de folos',
  'pile.of': 'Piesele aruncate de {seat}',
  'pile.older': 'Aruncate mai devreme',
  'pile.take': 'Ia {tile}',
  'stock.draw': 'Trage din grămadă',
  'stock.left': { one: 'a rămas {n} piesă', few: 'au rămas {n} piese', other: 'au rămas {n} de piese' },
} satisfies Translation<typeof en>
