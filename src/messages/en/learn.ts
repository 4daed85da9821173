import type { Dictionary } from '../message.ts'

const words = {
  'course.title': 'Learn by playing',
  'course.step': 'Step {n} of {of}',
  'course.good': 'Well done!',
  'course.next': 'Next',
  'course.show': 'Show me',
  'course.doIt': 'Do it for me',
  'course.again': 'Start again',
  'course.steps': 'All steps',
  'course.done': 'done',
  'course.thinking': '{name} is thinking…',
  'course.finished': 'That’s the whole game',
  'course.touch': 'Touch a line to see what it’s for.',
  'course.real': 'Play a real game',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    learn: typeof words
  }
}
