import type { Translation } from '../message.ts'
import type en from '../en/mistakes.ts'

export default {
  'mistake.find': '找出值得再試的局面',
  'mistake.reading': '最強的電腦正在讀你的決定…… {n}',
  'mistake.weighing': '正在試玩到底：第 {n} 個，共 {of} 個……',
  'mistake.none': '沒有明顯的錯：沒有一個選擇的代價大過運氣。',
  'mistake.found': '{n} 個局面可以再試',
  'mistake.failed': '讀不到這場對局。',
  'mistake.title': '我的失誤',
  'mistake.of': '第 {n} 個，共 {of} 個',
  'mistake.task': '輪到你了。你會怎樣打？',
  'mistake.right': '答對了！',
  'mistake.wrong': '有更好的選擇。',
  'mistake.same': '當時你就是這樣打的。有更好的選擇。',
  'mistake.better': '較好：{text}',
  'mistake.then': '當時打的：{text}',
  'mistake.margin': '由此試玩 {n} 次：平均好 {text} 分。',
  'mistake.judging': '正在試玩到底……',
  'mistake.again': '再試一次',
  'mistake.next': '下一個局面',
  'mistake.returns': '{text}會再問一次。',
  'mistake.done': '不會再問了。',
  'mistake.drop': '不要再問這個',
  'mistake.help': '你自己對局中，另一個選擇明顯較好的局面。答對兩次便完成。',
  'mistake.nothing': '沒有要再試的局面。',
  'mistake.later': '今日沒有要再試的局面。下一個在{text}。',
} satisfies Translation<typeof en>
