import type en from '../en/invitation.ts'
import type { Translation } from '../message.ts'

export default {
  'invitation.seats': '{name} 邀請你玩 {game}，尚餘 {n} 個座位',
  'invitation.watch': '{name} 邀請你觀看 {game}',
  'invitation.open': '{game}：尚餘 {n} 個座位',
  'invitation.help': '打開連結，坐下就玩。不用註冊，不用下載。',
} satisfies Translation<typeof en>
