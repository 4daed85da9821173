import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'engine.title': '給你的程式留座',
  'engine.help': '用這條連結啟動你的程式。連結只顯示一次，誰拿到它就看得到這個座位的牌。',
  'engine.link': '給程式的連結',
  'watchers.title': '旁觀者',
  'watchers.mute': '禁言：{name}',
  'watchers.unmute': '解除禁言：{name}',
  'watchers.remove': '請離：{name}',
  'players.title': '玩家',
  'players.remove': '請 {name} 離開？',
  'players.remove.help': '電腦會即時代打，{name} 會知道是你請其離開。之後可以讓其再進來。',
  'players.removed': '已請離座',
  'players.admit': '讓 {name} 再入座',
} satisfies Translation<typeof en>
