/** The same words serve for every language: what is proved is that they are found. */
export const card = { 'game.nim': 'Nim', 'game.nim.line': 'Take the last stone' }
export const words = {
  'option.heap': 'Stones',
  'option.heap.help': 'How many lie in the heap.',
  'no.tooMany': 'There are not so many left.',
  'line.last': 'The last stone',
  'end.last': 'The last stone was taken',
  'nim.took': '{seat} takes {n}.',
  'hint.four': 'Leave a multiple of four.',
  'stat.won': 'Won',
  'nim.heap': '{n} left',
  'nim.take': 'Take {n}',
  'rules.1': 'The game',
  'rules.1.text': 'Take one, two or three stones. Whoever takes the last one wins.',
} as const

declare module '../../src/games/words.ts' {
  interface Words {
    nim: typeof words
  }
}
