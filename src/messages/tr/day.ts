import type { Translation } from '../message.ts'
import type en from '../en/day.ts'

export default {
  'day.lead':
    'Bugün bu sunucudaki herkese aynı el dağıtılır; rakipler en güçlü botlardır ve kararları yalnızca dağıtımdan çıkar. Fark eden tek şey senin kararların.',
  'day.try':
    'Bu cihazda tek deneme hakkın var. Hesap yok; tarayıcısını temizleyen ya da başka cihaz alan yeniden deneyebilir: bu, dost arası bir oyun.',
  'day.play': 'Günün elini oyna',
  'day.goOn': 'Eline devam et',
  'day.done': 'Bugün oynandı',
  'day.open': 'Henüz oynanmadı',
  'day.players': 'Bugün {n} kişi bitirdi.',
  'day.place': '{of} kişide {n}. sıra',
  'day.points': 'Puan',
  'day.count': 'Oyuncu',
  'day.you': 'sen',
  'day.share': 'Paylaşabileceğin sonucun: hiçbir şeyi ele vermez',
  'day.late': 'Gün, elinden önce bitti; bu yüzden sonuçlar arasında değil.',
  'day.tomorrow': 'Yarın, bu eli artık kimse oynamazken, en iyi oyunu izleyebilirsin.',
  'day.yours': 'Bugünkü sıran',
  'day.next': 'Sonraki dağıtım saat {text}.',
  'day.sealed': 'Dağıtım ilk taştan önce mühürlendi. Yarın sırrı gösterilir ve cihazın karşılaştırır.',
  'day.how': 'Nasıl işliyor?',
  'day.yesterday': 'Dün',
  'day.promised': 'Dağıtım söz verilen dağıtımdı: cihazın karşılaştırdı.',
  'day.broken': 'Dağıtım söz verilen dağıtım DEĞİLDİ.',
  'day.watch': 'En iyi oyunu izle',
  'day.why.offline':
    'Bağlantı yok. Kimse sonuç uyduramasın diye taşları sunucu dağıtır ve sonucu o tutar: günün eli çevrimdışı oynanamaz.',
  'day.why.otherDay': 'O el şimdi açık değil.',
  'day.why.noDeal': 'O gün kimse oynamamış.',
  'day.why.full': 'Bugün o kadar çok deneme oldu ki yenisi sığmıyor.',
  'day.why.tooMany': 'Bugün senin ağından çok fazla deneme yapıldı.',
  'day.why.storage': 'Sunucu şu an hiçbir şey yazamıyor. Birazdan yeniden dene.',
} satisfies Translation<typeof en>
