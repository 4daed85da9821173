import type { Dictionary } from '../message.ts'

const words = {
  '45.atu': 'Atu',
  '45.row': 'Discard row',
  '45.newGroup': '+ new meld',
  '45.melded': 'opened',
  '45.arrange': 'Arrange',
  '45.lay': 'Lay down',
  '45.suggest': 'Suggest a play',
  '45.giveBack': 'Put it back',
  '45.layOrThrow': 'Build on the table, or discard a tile',
  '45.layFirst': 'Lay down or undo, then discard',
  '45.before': 'Before',
  '45.jokerAs': 'The joker stands for',
  '45.jokerHint': 'Tap the joker to choose what it stands for',
  '45.changed': 'regrouped',
  '45.first': 'First meld {points} / {need}',
  '45.held': 'holds {n}',
  'rack.mark.away': 'is on the table',
  'shout.first': 'Opening!',
  'shout.close': 'Out!',
  'story.out': 'You went out.',
  'story.held': '{seat} went out while you held {points|# point|# points}.',
  'story.seen': '{seat} went out.',
  'story.stock': 'The stock ran out: nobody went out.',
  'story.stockHeld': 'The stock ran out while you held {points|# point|# points}.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'rummy45-board': typeof words
  }
}
