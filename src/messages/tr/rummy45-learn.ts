import type { Translation } from '../message.ts'
import type en from '../en/rummy45-learn.ts'

export default {
  'lesson.run': 'Perler masaya indirilir. Kırmızı 5-6-7’yi yeni bir per olarak indir.',
  'lesson.run.no': 'Seri elindeyken turun biter. Önce kırmızı 5-6-7’yi indir.',
  'lesson.first': 'İlk perler toplam 45 etmeli. Kırmızı ve sarı seriyi indir: 54.',
  'lesson.first.no': 'Daha değil: taş atmadan iki seriyi de indir.',
  'lesson.layOff': 'Artık masadaki her peri uzatabilirsin. Mavi 7’yi seriye ekle.',
  'lesson.layOff.no': 'Atmayı sonraya bırak: önce mavi 7’yi koy.',
  'lesson.joker': 'Joker kırmızı 4’ün yerinde. Kırmızı 4’ü koy, jokeri siyah 9-10’la indir.',
  'lesson.joker.no': 'Jokeri kurtar: yerine kırmızı 4, joker siyah 9-10’la iner.',
  'lesson.take': 'Atılan her taş, hemen indirirsen alınır. Kırmızı 8’i al, seriyi indir.',
  'lesson.take.no': 'Kırmızı 8, 6 ve 7’nle seri olur: onu al ve indir.',
  'lesson.split': 'Masa yeniden dizilebilir. Kırmızı 3’ü seriden al, sarı ve mavi 3’ünle indir.',
  'lesson.split.no': 'Masayı dene: üç tane 3 grup olur, 4-5-6 seri kalır.',
  'lesson.close': 'İki taşın kaldı. Mavi 7’yi koy, siyah 2’yi at: bitirir, kazanırsın.',
  'lesson.close.no': 'Önce mavi 7’yi koy: son taş atılmalı.',
  'lesson.hand': 'Şimdi nazik oynayan Mei’ye karşı bütün bir el. 45 aç, kalanını işle, bitir.',
  'ending.close': 'Bitiş',
  'ending.etalat': 'Bitiş, etalat sayımıyla',
  'ending.allLaid': 'Son taşı atmadan, indirerek bitiş',
  'ending.stock': 'Taş biter',
  'why.held': 'Eldeki taşların değeri.',
  'why.collected': 'Biten, ötekilerin elindekini alır.',
  'why.closing': 'Bitirme ödülü.',
  'why.laid': 'Masaya indirilen taşlar indirene yazılır.',
  'why.atu': 'Atunun eşi fazladan puan getirir.',
} satisfies Translation<typeof en>
