import type { Translation } from '../message.ts'
import type en from '../en/lost.ts'

export default {
  'lost.noRoom': 'Bu masa artık yok',
  'lost.noRoom.help': 'Herkes kalktıktan bir gün sonra masalar toplanır. Ya da kodda bir harf yanlıştır.',
  'lost.notHere': 'Bu masa bu cihazda değil',
  'lost.notHere.help':
    'Sunucu olmadan, açıldığı cihazda oynanıyor; bağlantısı başka yerde açılmaz. Bu cihazda açıldıysa artık toplanmıştır.',
  'lost.full': 'Masa dolu',
  'lost.full.help': 'Zaten çok kişi izliyor. Biraz sonra yeniden dene.',
  'lost.replaced': 'Başka bir pencerede oynuyorsun',
  'lost.replaced.help': 'Sandalyen orada açık. Burada oynamak için “Yeniden dene”ye dokun.',
  'lost.reload': 'Masa’nın yeni sürümü hazır',
  'lost.reload.help': 'Sayfayı yeniden yükle; sandalyen duruyor.',
  'lost.removed': 'Masa sahibi seni masadan çıkardı',
  'lost.removed.help':
    'Masa sahibi seni yeniden içeri alabilir: o zaman bir daha dene. Dilediğin zaman kendi masanı da açabilirsin.',
  'lost.tooFast': 'Çok hızlı oldu',
  'lost.tooFast.help': 'Bu sayfadan çok fazla mesaj geldi. Biraz bekle, geri gel; sandalyen duruyor.',
  'lost.ended': 'Bu masa kapatıldı',
  'lost.ended.help': 'Masayı bu sunucuyu işleten kişi kapattı.',
  'lost.private': 'Burası henüz izlenemez',
  'lost.private.help': 'Gecenin öbür masalarında da aynı eller oynanıyor. Hepsi bitince kayıtları defterde olur.',
  'lost.closed': 'Tur kapatıldı',
  'lost.closed.help': 'Ekip artık bu masayı beklemiyor. Maç sayılmaz; devam etmek için ekibe dön.',
  'lost.broken': 'Bu masa açılamıyor',
  'lost.broken.help': 'Masanın kaydı bozulmuş. Olduğu gibi saklanıyor: sunucuyu işleten kişiye haber ver.',
  'lost.noBoard': 'Bu oyun henüz hazır değil',
  'lost.noBoard.help': 'Taşları hâlâ oyuluyor. Şimdilik başka birini dene.',
} satisfies Translation<typeof en>
