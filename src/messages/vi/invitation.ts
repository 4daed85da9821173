import type en from '../en/invitation.ts'
import type { Translation } from '../message.ts'

export default {
  'invitation.seats': '{name} mời bạn chơi {game}, còn {n} ghế trống',
  'invitation.watch': '{name} mời bạn xem {game}',
  'invitation.open': '{game}: còn {n} ghế trống',
  'invitation.help': 'Mở đường dẫn, ngồi vào và chơi. Không cần tài khoản, không cần tải về.',
} satisfies Translation<typeof en>
