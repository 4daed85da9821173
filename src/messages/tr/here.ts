import type { Translation } from '../message.ts'
import type en from '../en/here.ts'

export default {
  'here.title': 'Bu cihazda',
  'here.dealt': 'Bu cihazda, sunucusuz dağıtıldı',
  'here.unreached': 'Sunucuya ulaşılamıyor.',
  'here.play': 'Bu cihazda oyna',
  'here.instead': 'Sunucuya ulaşılamıyor: bu el bu cihazda dağıtıldı.',
  'here.full': 'Bu cihazın deposu dolu. Hiçbir şey kaybolmadı: biraz yer aç, oyun kendiliğinden sürer.',
  'here.several': 'Tek cihaz, birkaç kişi',
  'here.several.help': 'Cihaz başkasını isteyince ona ver. Herkesin taşı, sahibi dokunana kadar gizli kalır.',
  'here.players': 'Oyuncular',
  'here.player': 'Oyuncu {n}',
  'here.pass': 'Sıradaki: {name}',
  'here.pass.help': 'Cihazı ona ver; o zamana kadar eli gizli kalır.',
  'here.show': 'Ben {name}',
  'here.turn': 'Tahtayı her hamlede çevir',
  'install.title': 'Masa elinin altında olsun',
  'install.help': 'Uygulama olarak tek dokunuşla, bağlantı yokken de açılır.',
  'install.ios': 'Paylaş’a, sonra “Ana Ekrana Ekle”ye dokun.',
  'install.yes': 'Yükle',
  'install.no': 'Şimdi değil',
} satisfies Translation<typeof en>
