import type en from '../en/remi-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.hands': 'El sayısı',
  'option.hands.help': 'Bu ellerden sonra en çok puanı olan kazanır; sayılmayan eller de bu sayıya girer.',
  'option.direction': 'Oyun yönü',
  'option.direction.help': 'Yalnızca masanın çizimi değişir.',
  'option.direction.ccw': 'saat yönünün tersi',
  'option.direction.cw': 'saat yönü',
  'option.extraJokers': 'Ek jokerler',
  'option.extraJokers.help': 'Her zamanki iki jokere eklenen jokerler.',
  'option.atu': 'Atu',
  'option.atu.help': 'Bir taş açılır ve oyun dışı kalır. Eşi dizdiğin taşlar arasındaysa puan getirebilir.',
  'option.atu.none': 'yalnızca açılır',
  'option.atu.bonus50': 'eşi kapatırken 50 getirir',
  'option.allowWrapAroundRuns': 'Seri 12-13-1 ile bitebilir',
  'option.allowWrapAroundRuns.help': '1, 2’nin altına ya da 13’ün üstüne gelir; ortaya gelmez.',
  'option.launch': 'Atılan joker oyundan çıkar',
  'option.launch.help': 'Açık olarak kenara konur, kimse alamaz.',
  'option.doublesClose': 'Çiftlerle kapatma',
  'option.doublesClose.help': 'Yedi çift eş taşla da kapatılır.',
  'option.mozaicClose': 'Mozaikle kapatma',
  'option.mozaicClose.help': 'Karışık renklerde 1’den 13’e birer taş ve bir 1 daha olunca da kapatılır.',
  'option.patterns': 'Desenler',
  'option.patterns.help': '250 ya da 350 yerine kapatan elin biçimine göre ödenir.',
  'option.settlement': 'Kim ne öder',
  'option.settlement.help': 'Kapatmanın ve kalan taşların hesabı.',
  'option.settlement.potPlusBase': 'kazanan ödülü ve boştaki taşları alır',
  'option.settlement.perLoser': 'her kaybeden ödülü öder',
  'option.settlement.perLoserPlusDeadwood': 'her kaybeden ödülü ve boştaki taşlarını öder',
  'option.jokerPenalty': 'Elde kalan joker',
  'option.jokerPenalty.help': 'Başkası kapattığında boşta kalan jokerin cezası.',
  'option.deadwood': 'Boştaki taşlar',
  'option.deadwood.help': 'Kaybedenin hangi taşlarının dizili sayılacağı.',
  'option.deadwood.best': 'olabilecek en iyi dizime göre sayılır',
  'option.deadwood.asArranged': 'ıstakada durduğu gibi sayılır',
  'option.cleanBonus': 'Temiz kapatmaya ek',
  'option.cleanBonus.help': 'Jokersiz kapatmanın 350 puanına eklenir.',
  'option.cleanBonus.0': 'yok',
  'option.cleanBonus.50': '50',
  'option.tableMultiplier': 'Bütün puanlar çarpı',
  'option.tableMultiplier.help': 'Bir eldeki bütün puanlar bununla çarpılır.',
  'option.doublesExchange': 'Oyundan önce çift değişimi',
  'option.doublesExchange.help':
    'Bir çiftin tekini başkasınınkiyle değiştir; üç çifti olan yeniden dağıtım isteyebilir.',

  'preset.brief': 'Istakada',
  'preset.brief.help': 'Kapatmak 250, jokersiz 350; ayrıca ötekilerin boştaki taşları.',
  'preset.remiOnline': 'Desenlerle',
  'preset.remiOnline.help': 'Her kaybeden desene göre 150–1000 öder; çiftler ve mozaik de kapatır.',

  'rules.1': 'Taşlar',
  'rules.1.text':
    '106 taş: kırmızı, sarı, mavi ve siyah, 1’den 13’e, hepsi ikişer tane, ve iki joker. Herkese 14, başlayana 15. Bir taş da atu olarak açılır ve oyun dışında kalır.',
  'rules.2': 'Istakan',
  'rules.2.text':
    'Taşların kendi ıstakanda durur. İstediğin an, başkası oynarken bile dizebilirsin. Ötekiler yalnız kaç taşın olduğunu görür. Biri kapatınca ıstakan durduğu gibi sayılır: bir perin içinde durmayan her taş boştadır. “Diz” taşlarını senin yerine dizer.',
  'rules.3': 'Sıran gelince',
  'rules.3.text':
    'Ortadan çek ya da senden önceki oyuncunun son attığını al, sonra bir taş at. Başlayan yalnızca atar.',
  'rules.4': 'Seri ve grup',
  'rules.4.text':
    'Seri (suită), aynı renkten art arda en az üç sayıdır: 1-2-3 ve 12-13-1 olur, 13-1-2 olmaz. Grup (terță), ayrı renklerden üç ya da dört eşit sayıdır. Joker her taşın yerine geçer.',
  'rules.5': 'Jokerler',
  'rules.5.text':
    'Attığın joker oyun dışı kalır: açıkta durur, kimse alamaz. Başkası kapattığında boşta kalan joker 50 yazdırır.',
  'rules.6': 'Kapatmak',
  'rules.6.text':
    '15 taşının 14’ü seri ve grup olunca kapat: son taş kapalı atılır. Tutmazsa masa hangi taşların açıkta kaldığını söyler, oyun sürer.',
  'rules.7': 'Puanlar',
  'rules.7.text':
    'Kapatmak 250, perlerde joker yoksa 350 getirir. Ötekiler boştaki taşlarının sayılarını kaybeder, kazanan onları da alır. Desenlerle oynanırsa her kaybeden elin biçimine göre öder: tek renk, iki renk, yalnız küçük ya da büyük sayılar, çiftler ve daha fazlası.',
  'rules.8': 'Bitiş',
  'rules.8.text':
    'Taş biterse el sayılmaz; sırası gelen önce son atılanı alıp kapatabilir. Son elden sonra en yüksek toplam kazanır.',
} satisfies Translation<typeof en>
