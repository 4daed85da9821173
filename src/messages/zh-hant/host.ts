import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'lobby.newRules': '這個遊戲的規則已更新，進行中的一場因此結束。已完成的各鋪仍會保留。',
  'lobby.full': '座位已滿。你可以旁觀。',
  'lobby.fill': '電腦補位並派牌',
  'lobby.mend': '請先改正或清空標示的規則。',
  'lobby.waitingSeats': '等大家坐下',
  'lobby.waitingFor': '等待 {names}',
  'lobby.member': '你在這裏是「{circle}」的 {name}。',
  'lobby.kept': '這些座位留給今晚的玩家。',
  'lobby.dealing': '洗牌中……',
  'sheet.hostOnly': '派第一鋪牌之前，枱主可以更改。',
  'leave.kept': '電腦會替你打下去。座位會留給你，隨時可以從牌友圈回來。',
  'sheet.drawn': '今晚每張枱都用這套規則。',
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
