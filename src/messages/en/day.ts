import type { Dictionary } from '../message.ts'

const words = {
  'day.lead':
    'Today everyone on this server is dealt the same hand, against the strongest bots, who decide by the deal alone. Only your decisions differ.',
  'day.try':
    'One try on this device. There are no accounts, so whoever clears their browser or takes another device could try again: it’s a game among friends.',
  'day.play': 'Play today’s hand',
  'day.goOn': 'Go on with your hand',
  'day.done': 'Played today',
  'day.open': 'Not played yet',
  'day.players': '{n|# player has|# players have} finished it today.',
  'day.place': 'Place {n} of {of}',
  'day.points': 'Points',
  'day.count': 'Players',
  'day.you': 'you',
  'day.share': 'Your result to share: it gives nothing away',
  'day.late': 'The day was over before your hand was, so it isn’t among the results.',
  'day.tomorrow': 'Tomorrow, when nobody plays this deal any more, you can watch the best line.',
  'day.yours': 'Your place today',
  'day.next': 'The next deal comes at {text}.',
  'day.sealed': 'The deal was sealed before the first tile. Tomorrow its secret is shown, and your device compares.',
  'day.how': 'How that works',
  'day.yesterday': 'Yesterday',
  'day.promised': 'The deal was the promised one: your device has compared.',
  'day.broken': 'The deal was NOT the promised one.',
  'day.watch': 'Watch the best line',
  'day.why.offline':
    'No connection. The server deals and keeps count, so that nobody can fake a result: the deal of the day can’t be played offline.',
  'day.why.otherDay': 'That deal isn’t open now.',
  'day.why.noDeal': 'Nobody played on that day.',
  'day.why.full': 'Too many people have tried today: there’s no room for more.',
  'day.why.tooMany': 'Too many tries from your network today.',
  'day.why.storage': 'The server can’t write anything down just now. Please try again soon.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    day: typeof words
  }
}
