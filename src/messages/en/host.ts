import type { Dictionary } from '../message.ts'

/** What a host does with those at the table and beside it. */
const words = {
  'engine.title': 'A seat for your bot',
  'engine.help': 'Start your program with this link. It is shown only once, and whoever has it sees this seat’s tiles.',
  'engine.link': 'Link for the bot',
  'watchers.title': 'Watching',
  'watchers.mute': 'Mute {name}',
  'watchers.unmute': 'Let {name} speak again',
  'watchers.remove': 'Send {name} away',
  'players.title': 'Players',
  'players.remove': 'Remove {name}?',
  'players.remove.help':
    'A bot takes over at once, and {name} is told that you removed them. You can let them back in.',
  'players.removed': 'Removed',
  'players.admit': 'Let {name} back in',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    host: typeof words
  }
}
