import type en from '../en/deal.ts'
import type { Translation } from '../message.ts'

export default {
  'deal.verified': '你的裝置已核對這次派牌',
  'deal.since': '由你入座起的派牌已核對',
  'deal.unsalted': '派牌時沒有用上你的隨機數：你的裝置不能為這次洗牌作證',
  'deal.without': '派牌時欠缺以下玩家的隨機數：{names}',
  'deal.shared': '每枱派牌相同：由同一個封存的秘密決定，沒有用玩家的隨機數，所以你的裝置不能為這次洗牌作證',
  'deal.sealed': '其他枱也在打這一鋪：全部打完後才公開並核對派牌',
  'deal.wrong': '派牌與事前承諾不符',
  'deal.wrong.commit': '現在公開的秘密數，不是伺服器事前承諾的那一個。',
  'deal.wrong.seals': '玩家的隨機數，不是他們事前封存的那些。',
  'deal.wrong.order': '牌的次序並非由秘密數和玩家的隨機數計出。',
  'deal.wrong.shown': '你的畫面所顯示的，與伺服器現在聲稱派出的牌不同。',
  'deal.wrong.steps': '伺服器現在公開的這一鋪，違反了規則。',
  'deal.wrong.missing': '伺服器沒有公開這一鋪如何派牌。',
  'deal.version': '未能核對：此頁的規則與伺服器不同，請重新載入。',
  'deal.code': '派牌代碼 {code}',
  'deal.code.help': '同枱每個畫面的代碼都應該一樣。互相比對，便知大家收到的是否相同。',
} satisfies Translation<typeof en>
