import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Atılan taşlar',
  '45.newGroup': '+ yeni grup',
  '45.melded': 'açtı',
  '45.arrange': 'Diz',
  '45.lay': 'Masaya koy',
  '45.reset': 'Hamleyi geri al',
  '45.suggest': 'Bir hamle göster',
  '45.giveBack': 'Geri koy',
  '45.layOrThrow': 'Masada per kur ya da bir taş at',
  '45.layFirst': 'Önce masaya koy ya da geri al, sonra taş at',
  '45.before': 'Öncesi',
  '45.changed': 'değişti',
  '45.first': 'İlk açış {points} / {need}',
  '45.held': 'elde {n}',
  'rack.mark.away': 'masada duruyor',
  'shout.first': 'Açtı!',
  'shout.close': 'Bitti!',
} satisfies Translation<typeof en>
