import type en from '../en/invitation.ts'
import type { Translation } from '../message.ts'

export default {
  'invitation.seats': '{name} seni {game} masasına çağırıyor, {n} boş yer var',
  'invitation.watch': '{name} seni {game} izlemeye çağırıyor',
  'invitation.open': '{game}: {n} boş yer var',
  'invitation.help': 'Bağlantıyı aç, otur, oyna. Hesap yok, indirme yok.',
} satisfies Translation<typeof en>
