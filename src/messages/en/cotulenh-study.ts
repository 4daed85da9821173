import type { Dictionary } from '../message.ts'

const words = {
  'study.puzzles': 'Puzzles',
  'study.analysis': 'Analysis',
  'study.analyse': 'Analyse this position',
  'study.task.mate': '{side} to move: mate in {n|# turn|# turns}',
  'study.task.win': '{side} to move: win a piece by force',
  'study.stars': 'Difficulty {n} of 5',
  'study.level': 'Difficulty',
  'study.all': 'Any difficulty',
  'study.daily': 'Puzzle of the day',
  'study.streak': '{n|# day|# days} in a row',
  'study.done': 'Solved: {n} of {of}',
  'study.known': 'Solved before',
  'study.judging': 'Looking for the best answer…',
  'study.on': 'Right! They answer {text}. Go on.',
  'study.noMate': 'No mate in time: {text} answers it.',
  'study.noGain': 'That wins nothing: {text} answers it.',
  'study.drawn': 'That ends the game in a draw.',
  'study.nobody': 'The bot can’t be reached just now. Try again.',
  'study.solved': 'Solved!',
  'study.shown': 'That’s the solution. Shown, so it doesn’t count.',
  'study.again': 'Try again',
  'study.restart': 'From the start',
  'study.next': 'Next puzzle',
  'study.skip': 'Another one',
  'study.show': 'Show me',
  'study.doIt': 'Do it for me',
  'study.even': 'Even',
  'study.ahead': '{side} is ahead by {text}',
  'study.mates': '{side} mates in {n|# turn|# turns}',
  'study.thinking': 'Thinking…',
  'study.depth': 'Depth {n}',
  'study.stop': 'Stop the engine',
  'study.think': 'Start the engine',
  'study.lines': 'Best lines',
  'study.first': 'To the start',
  'study.back': 'Take back',
  'study.forth': 'Forward',
  'study.last': 'To the end',
  'study.turnOf': 'Turn {n} of {of}',
  'study.copy.link': 'Copy a link to this position',
  'study.copy.game': 'Copy the game’s notation',
  'study.copied': 'Copied',
  'study.type': 'Type or paste a position',
  'study.type.help': 'A FEN, a game’s notation, or both. The position shown now:',
  'study.usual': 'Usual start',
  'study.open': 'Open',
  'study.badTurn': 'This turn can’t be played: {n}. {text}',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'cotulenh-study': typeof words
  }
}
