import type { Translation } from '../message.ts'
import type en from '../en/rummy45-board.ts'

export default {
  '45.atu': 'Atu',
  '45.row': 'Atılan taşlar',
  '45.newGroup': '+ yeni per',
  '45.melded': 'açtı',
  '45.arrange': 'Diz',
  '45.lay': 'Masaya indir',
  '45.suggest': 'Hamle öner',
  '45.giveBack': 'Geri koy',
  '45.layOrThrow': 'Masada per kur ya da bir taş at',
  '45.layFirst': 'Önce masaya indir ya da geri al, sonra taş at',
  '45.before': 'Öncesi',
  '45.jokerAs': 'Joker şunun yerine',
  '45.jokerHint': 'Jokerin neyin yerine duracağını seçmek için ona dokun',
  '45.changed': 'değişti',
  '45.first': 'İlk açış {points} / {need}',
  '45.held': 'elde {n}',
  'rack.mark.away': 'masada duruyor',
  'shout.first': 'Açtım!',
  'shout.close': 'Bittim!',
  'story.out': 'Bittin.',
  'story.held': '{seat} bitti, elinde {points} puan kaldı.',
  'story.seen': '{seat} bitti.',
  'story.stock': 'Taş bitti: kimse bitemedi.',
  'story.stockHeld': 'Taş bitti, elinde {points} puan kaldı.',
} satisfies Translation<typeof en>
