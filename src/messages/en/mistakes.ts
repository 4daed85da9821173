import type { Dictionary } from '../message.ts'

const words = {
  'mistake.find': 'Find positions to try again',
  'mistake.reading': 'The strongest bot is reading your decisions… {n}',
  'mistake.weighing': 'Playing it out: position {n} of {of}…',
  'mistake.none': 'Nothing clear: no choice cost you more than luck would.',
  'mistake.found': '{n|# position|# positions} to try again',
  'mistake.failed': 'The match couldn’t be read.',
  'mistake.title': 'My mistakes',
  'mistake.of': 'Position {n} of {of}',
  'mistake.task': 'Your turn. What do you play here?',
  'mistake.right': 'Right!',
  'mistake.wrong': 'There’s something better.',
  'mistake.same': 'That’s what you played then. There’s something better.',
  'mistake.better': 'Better: {text}',
  'mistake.then': 'Your choice then: {text}',
  'mistake.answer': 'The answer to that would be: {text}',
  'mistake.margin': 'Played out {n|# time|# times} from here: on average better by {text} points.',
  'mistake.judging': 'Playing it out…',
  'mistake.again': 'Try again',
  'mistake.next': 'Next position',
  'mistake.returns': 'It comes back on {text}.',
  'mistake.done': 'It won’t come back.',
  'mistake.drop': 'Don’t ask this again',
  'mistake.help':
    'Positions from your own games where another choice was clearly better. Right twice, and one is done.',
  'mistake.nothing': 'There’s nothing to try again.',
  'mistake.later': 'Nothing to try again today. The next one comes on {text}.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    mistakes: typeof words
  }
}
