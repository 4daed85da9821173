import type { Dictionary } from '../message.ts'

const words = {
  'board.name': 'Board',
  'board.lost': '{side}’s losses',
  'board.moves': 'Moves',
  'board.noMoves': 'No moves yet',
  'board.how': 'How?',
  'board.whatGoes': 'What goes?',
  'board.undo': 'Undo',
  'board.confirm': 'Confirm',
  'board.cancel': 'Cancel',
  'board.premove': 'Move prepared',
  'board.flip': 'Flip',
  'board.zones': 'Air defence',
  'board.takeback': 'Take back',
  'board.redo': 'Redo',
  'board.draw': 'Offer draw',
  'board.resign': 'Resign',
  'board.resignSure': 'Really resign?',
  'board.asked.draw': 'Your opponent offers a draw',
  'board.asked.takeback': 'May your opponent take the last turn back?',
  'board.accept': 'Accept',
  'board.decline': 'Decline',
  'board.chosen': '{piece} on {square}: {n|# target|# targets}',
  'board.stuck': 'It can’t go anywhere now',
  'board.yourTurn': 'Your turn: choose a piece',
  'board.wait': '{seat} is thinking. You can prepare a move.',
  'board.asking.draw': 'You’re offering a draw',
  'board.asking.takeback': 'You’re asking to take your turn back',
  'setup.idle': 'Arrange your half: choose a piece, then where it goes',
  'setup.picked': '{piece} on {square}: where to?',
  'setup.place': 'Put it here',
  'setup.swap': 'Swap places',
  'setup.hidden': 'hidden',
  'setup.moved': '{piece} now stands on {square}',
  'setup.ready': 'Ready',
  'setup.usual': 'Usual set-up',
  'setup.wait': 'You’re ready. {seat} is still arranging.',
  'setup.other': '{seat} is ready and waiting for you',
  'setup.both': 'Both sides are arranging in secret',
  'learn.hero': 'As a hero',
  'learn.again': 'Start again',
  'story.won': 'You won.',
  'story.lost': 'You lost.',
  'story.seen': '{seat} won.',
  'story.by.checkmate': 'Checkmate.',
  'story.by.commander_captured': '{seat}’s Commander was captured.',
  'story.by.arm': '{seat} lost a whole branch.',
  'story.by.resign': '{seat} resigned.',
  'story.by.time': '{seat} ran out of time.',
  'story.own.commander_captured': 'Your Commander was captured.',
  'story.own.arm': 'You lost a whole branch.',
  'story.own.resign': 'You resigned.',
  'story.own.time': 'Your time ran out.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'cotulenh-board': typeof words
  }
}
