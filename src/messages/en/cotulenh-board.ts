import type { Dictionary } from '../message.ts'

export default {
  'board.name': 'Board',
  'board.lost': '{side} has lost',
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
  'board.draw': 'Offer draw',
  'board.resign': 'Resign',
  'board.resignSure': 'Really resign?',
  'board.asked.draw': 'A draw is offered',
  'board.asked.takeback': 'May the last turn be taken back?',
  'board.accept': 'Accept',
  'board.decline': 'Decline',
} satisfies Dictionary
