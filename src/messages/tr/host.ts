import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'lobby.newRules': 'Bu oyunun kuralları güncellendi; bu yüzden süren maç sona erdi. Biten eller duruyor.',
  'lobby.full': 'Bütün sandalyeler dolu. İzleyebilirsin.',
  'lobby.fill': 'Bot ekle, dağıt',
  'lobby.mend': 'Önce işaretli kuralı düzelt ya da boşalt.',
  'lobby.waitingSeats': 'Oturacaklar bekleniyor',
  'lobby.waitingFor': 'Beklenen: {names}',
  'lobby.member': '{circle} ekibinden {name} olarak buradasın.',
  'lobby.kept': 'Bu sandalyeler bu akşamın oyuncularına ayrıldı.',
  'lobby.dealing': 'Taşlar karışıyor…',
  'sheet.hostOnly': 'Masa sahibi ilk dağıtıma kadar değiştirebilir.',
  'leave.kept': 'Yerine bot oynar. Yerin sende kalır: ekipten istediğin an dönebilirsin.',
  'sheet.drawn': 'Bu akşam bütün masalar bu kurallarla oynar.',
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
