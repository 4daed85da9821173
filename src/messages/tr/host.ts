import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'engine.title': 'Botun için bir sandalye',
  'engine.help':
    'Programını bu bağlantıyla başlat. Bir kez gösterilir; bu bağlantı kimdeyse bu sandalyenin taşlarını görür.',
  'engine.link': 'Botun bağlantısı',
  'watchers.title': 'İzleyenler',
  'watchers.mute': 'Sustur: {name}',
  'watchers.unmute': 'Yeniden konuşsun: {name}',
  'watchers.remove': 'Masadan çıkar: {name}',
  'players.title': 'Oyuncular',
  'players.remove': '{name} çıkarılsın mı?',
  'players.remove.help': 'Yerini hemen bir bot alır; {name}, çıkarıldığını görür. Sonra yeniden alabilirsin.',
  'players.removed': 'Masadan çıkarılanlar',
  'players.admit': 'Yeniden içeri al: {name}',
} satisfies Translation<typeof en>
