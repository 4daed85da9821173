import type { Translation } from '../message.ts'
import type en from '../en/how.ts'

export default {
  'how.open': '開一張枱',
  'how.open.help': '選個遊戲就坐下。不用開戶口，不用下載。',
  'how.invite': '傳連結',
  'how.invite.help': '誰打開都可以坐下或旁觀，各用各的語言。',
  'how.bots': '電腦補位',
  'how.bots.help': '分四級。電腦見到的，跟你坐在那個位見到的一樣。',
  'how.back': '甚麼都不會遺失',
  'how.back.help': '關了網頁、斷了網：再打開連結，就回到自己的座位。',
  'how.fair': '每次派牌都可以核對',
  'how.fair.help': '伺服器派牌前先把洗牌鎖定，你的裝置再加入自己的隨機數。打完一鋪，你的裝置會核對有沒有改動過。',
  'how.free': '沒有金幣，沒有廣告，沒有 Cookie',
  'how.free.help': '最後一個人離開一日之後，這張枱就會刪除。',
} satisfies Translation<typeof en>
