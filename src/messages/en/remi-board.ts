import type { Dictionary } from '../message.ts'

const words = {
  'remi.atu': 'Atu',
  'remi.close': 'Close here',
  'remi.closeNow': 'Close!',
  'remi.arrange': 'Arrange',
  'remi.loose': '{n|# loose tile|# loose tiles}',
  'remi.looseCost': '{n|# loose tile|# loose tiles}, {points|# point|# points}',
  'remi.noneLoose': 'nothing loose',
  'remi.wouldBe': 'Arranged, it would have been {points}',
  'remi.launched': '{n|# joker|# jokers} out of the game',
  'remi.exchange': 'Offer one tile of a double?',
  'remi.offer': 'Offer it',
  'remi.keep': 'Keep all',
  'remi.spoil': 'Ask for a new deal',
  'remi.pass': 'End the hand',
  'rack.mark.useful': 'in a meld',
  'rack.mark.wrong': 'not a meld yet',
  'shout.close': 'Close!',
  'shout.launch': 'Joker!',
  'story.clean': 'You closed without a joker.',
  'story.closed': 'You closed.',
  'story.loose': '{seat} closed while you had {n|# loose tile|# loose tiles}.',
  'story.noneLoose': '{seat} closed; you had nothing loose.',
  'story.paid': '{seat} closed; everyone else pays the same.',
  'story.seen': '{seat} closed.',
  'story.void': 'The stock ran out: nobody closed, nobody pays.',
  'remi.notCounted': 'not counted',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'remi-board': typeof words
  }
}
