import type { Translation } from '../message.ts'
import type en from '../en/rummy-board.ts'

export default {
  'rack.name': 'Istakan',
  'rack.empty': 'Boş yer {n}',
  'rack.count': '{n} taş',
  'rack.byMelds': 'Seri diz',
  'rack.byPairs': 'Çift diz',
  'rack.throw': 'At',
  'rack.throwOne': 'Bir taş seç ve at',
  'rack.drawFirst': 'Sıra sende: taş çek',
  'rack.mark.drawn': 'yeni çekildi',
  'rack.mark.taken': 'yandan alındı: kullan ya da geri bırak',
  'rack.mark.useful': 'işe yarar',
  'pile.of': '{seat}: attığı taşlar',
  'pile.older': 'Önceki atılanlar',
  'pile.take': '{tile} taşını al',
  'stock.draw': 'Desteden çek',
  'stock.left': '{n} taş kaldı',
} satisfies Translation<typeof en>
