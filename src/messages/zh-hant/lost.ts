import type { Translation } from '../message.ts'
import type en from '../en/lost.ts'

export default {
  'lost.noRoom': '這張枱已經沒有了',
  'lost.noRoom.help': '所有人離開一日之後，枱就會收走。又或者枱號打錯了。',
  'lost.notHere': '這張枱不在這部裝置上',
  'lost.notHere.help': '它不經伺服器，只在開枱的那部裝置上玩，連結在別處打不開。如果是在這裏開的，枱已經收走了。',
  'lost.full': '這張枱已滿',
  'lost.full.help': '旁觀的人太多，稍後再試。',
  'lost.replaced': '你正在另一個視窗玩',
  'lost.replaced.help': '你的座位在那邊打開了。想在這裏玩，請按「再試」。',
  'lost.reload': 'Masa 有新版本',
  'lost.reload.help': '重新載入就可以繼續，座位會留給你。',
  'lost.removed': '枱主請你離座',
  'lost.removed.help': '枱主可以讓你再入座，到時請再試。你隨時可以自己開枱。',
  'lost.tooFast': '太快了',
  'lost.tooFast.help': '這一頁傳送得太頻密。等一會再回來，座位會留給你。',
  'lost.ended': '這張枱已關閉',
  'lost.ended.help': '管理這個伺服器的人已結束這張枱。',
  'lost.private': '這枱暫時不可旁觀',
  'lost.private.help': '同一晚的其他枱正在打同樣的牌。全部打完後，可在戰績簿重溫。',
  'lost.closed': '這一輪已關閉',
  'lost.closed.help': '大家不再等這張枱，這場不計。請返回牌友圈繼續。',
  'lost.broken': '這張枱打不開',
  'lost.broken.help': '儲存的資料已損壞，現照原樣保留。請通知管理這個伺服器的人。',
  'lost.noBoard': '這個遊戲還未準備好',
  'lost.noBoard.help': '牌還在雕刻。先玩其他吧。',
} satisfies Translation<typeof en>
