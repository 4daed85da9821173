import type en from '../en/deal.ts'
import type { Translation } from '../message.ts'

export default {
  'deal.verified': 'Dağıtımı cihazın denetledi',
  'deal.since': 'Dağıtım, sen geldiğinden beri denetlendi',
  'deal.unsalted': 'Senin rastgele sayın olmadan dağıtıldı: cihazın bu karışıma kefil olamaz',
  'deal.without': 'Şu oyuncuların rastgele sayısı olmadan dağıtıldı: {names}',
  'deal.shared':
    'Her masada aynı dağıtım: tek bir mühürlü sırdan çıkar, oyuncuların rastgele sayıları içinde yok; cihazın bu karışıma kefil olamaz',
  'deal.sealed': 'Bu el başka masalarda da oynanıyor: hepsi bitince dağıtım gösterilir ve denetlenir',
  'deal.wrong': 'Söz verildiği gibi DAĞITILMADI',
  'deal.wrong.commit': 'Şimdi gösterilen gizli sayı, sunucunun bağlandığı sayı değil.',
  'deal.wrong.seals': 'Oyuncuların rastgele sayıları, mühürledikleri sayılar değil.',
  'deal.wrong.order': 'Taşlar, gizli sayıdan ve oyuncuların rastgele sayılarından çıkmıyor.',
  'deal.wrong.shown': 'Ekranında gördüklerin, sunucunun şimdi dağıttım dediği taşlar değil.',
  'deal.wrong.steps': 'Sunucunun şimdi gösterdiği el kurallara uymuyor.',
  'deal.wrong.missing': 'Sunucu bu elin nasıl dağıtıldığını göstermedi.',
  'deal.version': 'Dağıtım denetlenmedi: bu sayfanın kuralları sunucununkinden farklı. Sayfayı yenile.',
  'deal.code': 'Dağıtım kodu {code}',
  'deal.code.help': 'Masadaki her ekranda aynıdır. Herkese aynı şeyin söylendiğinden emin olmak için karşılaştırın.',
} satisfies Translation<typeof en>
