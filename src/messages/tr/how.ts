import type { Translation } from '../message.ts'
import type en from '../en/how.ts'

export default {
  'how.open': 'Masa aç',
  'how.open.help': 'Oyunu seç, otur. Hesap yok, indirme yok.',
  'how.invite': 'Bağlantıyı gönder',
  'how.invite.help': 'Açan herkes oturur ya da izler; herkes kendi dilinde.',
  'how.bots': 'Boş yerleri botlar doldurur',
  'how.bots.help': 'Dört ayrı güçte. Bir bot, yerinde sen otursan ne görürsen yalnız onu görür.',
  'how.back': 'Hiçbir şey kaybolmaz',
  'how.back.help': 'Sayfa kapansın, internet gitsin: bağlantıyı yeniden aç, yerine dönersin.',
  'how.fair': 'Her dağıtım denetlenebilir',
  'how.fair.help':
    'Sunucu karıştırmayı dağıtmadan önce kilitler, senin cihazın da kendi rastgele sayısını katar. El bitince cihazın sonucu denetler.',
  'how.free': 'Jeton yok, reklam yok, çerez yok',
  'how.free.help': 'Son kişi kalktıktan bir gün sonra masa silinir.',
} satisfies Translation<typeof en>
