import type { Translation } from '../message.ts'
import type en from '../en/rummy45-learn.ts'

export default {
  'lesson.run': '牌組放在枱上。把紅色 5-6-7 放成新的一組。',
  'lesson.run.no': '這樣就結束一輪，順子還在手上。先放紅色 5-6-7。',
  'lesson.first': '首次放下合共要 45 分。放紅順和黃順：54。',
  'lesson.first.no': '未：打牌前先放兩組順子。',
  'lesson.layOff': '現在可以加長任何牌組。把藍 7 加到順子。',
  'lesson.layOff.no': '先不要打牌：放藍 7。',
  'lesson.joker': '百搭代表紅 4。放你的紅 4，再用百搭配黑 9、10。',
  'lesson.joker.no': '換出百搭：紅 4 頂上，百搭配黑 9、10 放下。',
  'lesson.take': '打出的牌列中任何一隻，能即時放下就可拿。拿紅 8，放順子。',
  'lesson.take.no': '紅 8 與你的 6、7 成順子：拿它放下。',
  'lesson.split': '枱面可以重組。從順子拿走紅 3，與你的黃 3、藍 3 放成一組。',
  'lesson.split.no': '試試重組：三隻 3 成刻子，4-5-6 仍是順子。',
  'lesson.close': '剩兩隻。放藍 7，打黑 2：出清，你贏了。',
  'lesson.close.no': '先放藍 7：最後一隻要打出。',
  'lesson.hand': '現在與手下留情的 Mei 打一整鋪。先放 45 分，再出清。',
  'ending.close': '出清',
  'ending.etalat': '出清，按 etalat 計分',
  'ending.allLaid': '最後一隻放上枱，不打出',
  'ending.stock': '牌堆摸完',
  'why.held': '手上餘牌的分數。',
  'why.collected': '出清者得到其他人的手牌分。',
  'why.closing': '出清的獎分。',
  'why.laid': '放下的牌計給放牌的人。',
  'why.atu': '有 Atu 同款可得獎分。',
} satisfies Translation<typeof en>
