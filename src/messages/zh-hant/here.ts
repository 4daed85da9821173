import type { Translation } from '../message.ts'
import type en from '../en/here.ts'

export default {
  'here.title': '在這部裝置上',
  'here.dealt': '在這部裝置上派牌，不經伺服器',
  'here.unreached': '無法連接伺服器。',
  'here.play': '在這部裝置上玩',
  'here.instead': '無法連接伺服器：這一鋪在這部裝置上派牌。',
  'here.full': '這部裝置的儲存空間已滿。甚麼都沒有遺失：騰出一點空間，這鋪牌就會自動繼續。',
  'here.several': '一部裝置，幾個人玩',
  'here.several.help': '輪到別人時就傳過去。每個人的牌都會蓋住，直到本人點按為止。',
  'here.players': '玩家',
  'here.player': '玩家 {n}',
  'here.pass': '請傳給 {name}',
  'here.pass.help': '在此之前手牌會一直蓋住。',
  'here.show': '我是 {name}',
  'here.turn': '每步都轉棋盤',
  'install.title': '把 Masa 放在手邊',
  'install.help': '裝成應用程式，一按即開，沒有網絡也能玩。',
  'install.ios': '點「分享」，再點「加入主畫面」。',
  'install.yes': '安裝',
  'install.no': '暫時不用',
} satisfies Translation<typeof en>
