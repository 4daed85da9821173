import type { Translation } from '../message.ts'
import type en from '../en/learn.ts'

export default {
  'course.title': '邊玩邊學',
  'course.step': '第 {n} 步，共 {of} 步',
  'course.good': '做得好！',
  'course.next': '下一步',
  'course.show': '示範給我看',
  'course.doIt': '幫我走這一步',
  'course.again': '再來一次',
  'course.steps': '全部步驟',
  'course.done': '已完成',
  'course.thinking': '{name} 思考中……',
  'course.finished': '整個遊戲你都學會了',
  'course.touch': '按一下任何一行，看看是怎樣計的。',
  'course.real': '正式開枱',
} satisfies Translation<typeof en>
