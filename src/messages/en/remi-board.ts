import type { Dictionary } from '../message.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Close here',
  'remi.closeNow': 'Close!',
  'remi.arrange': 'Arrange',
  'remi.deadwood': 'loose {n}',
  'remi.launched': '{n|# joker|# jokers} launched',
  'remi.exchange': 'Offer one tile of a double?',
  'remi.offer': 'Offer it',
  'remi.keep': 'Keep all',
  'remi.spoil': 'Spoil the deal',
  'remi.pass': 'Let the hand end',
  'rack.mark.useful': 'in a group',
  'rack.mark.wrong': 'not a group yet',
  'shout.close': 'Close!',
  'shout.launch': 'Joker!',
} satisfies Dictionary
