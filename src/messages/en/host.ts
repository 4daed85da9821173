import type { Dictionary } from '../message.ts'

/** What a lobby says, and what a host does with those at the table and beside it. */
const words = {
  'lobby.newRules':
    'This game’s rules have been updated, so the match that was under way has ended. Its finished hands are kept.',
  'lobby.full': 'Every seat is taken. You can watch.',
  'lobby.fill': 'Add bots and deal',
  'lobby.mend': 'Fix the marked rule first, or clear it.',
  'lobby.waitingSeats': 'Waiting for people to sit down',
  'lobby.waitingFor': 'Waiting for {names}',
  'lobby.member': 'You’re here as {name} of {circle}.',
  'lobby.kept': 'These seats are kept for this evening’s players.',
  'lobby.dealing': 'Shuffling…',
  'sheet.hostOnly': 'The host can change these until the first deal.',
  'leave.kept': 'A bot plays on for you. Your seat is kept: come back to it from the circle at any time.',
  'sheet.drawn': 'All tables of this evening play by these rules.',
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
