import type { Dictionary } from '../message.ts'

/** What a lobby says, what a host does with those at the table and beside it, and the table’s house rules. */
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
  'leave.alone': 'The table waits for you: open the link again, or go on from the home page.',
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

  'sheet.usual': 'normally {value}',
  'sheet.allUsual': 'No house rules changed.',
  'sheet.changed': '{n|# house rule|# house rules} changed.',
  'sheet.way': '{name}: {help}',
  'sheet.wayChanged': '{name}, {n|# rule|# rules} changed: {help}',
  'sheet.search': 'Find a rule',
  'sheet.noHit': 'No rule says that.',
  'group.top': 'At this table',
  'group.often': 'Often changed',
  'group.play': 'Play',
  'group.scoring': 'Scoring',
  'group.limits': 'Limits',
  'group.table': 'Table and clock',
  'sheet.how': 'How to play',
  'value.yes': 'Yes',
  'value.no': 'No',
  'value.seconds': '{n} s',
  'table.public': 'Public table',
  'table.public.help': 'Listed on the home page for anyone to join.',
  'table.clock': 'Clock',
  'table.clock.help': 'When time runs out, a sensible move is made for you.',
  'table.soloClock': 'Clock against bots',
  'table.soloClock.help': 'Alone with bots you have all the time you like, unless this is on.',
  'table.turn': 'Time per turn',
  'table.turn.-1': 'as usual',
  'table.bank': 'Extra time for the match',
  'table.bank.-1': 'as usual',
  'table.increment': 'Added after each turn',
  'table.increment.-1': 'as usual',
  'table.hold': 'Pause after a discard',
  'table.hold.help': 'Always the same length, so it gives nothing away.',
  'table.hold.0': 'none',
  'table.hold.300': 'short',
  'table.hold.600': 'normal',
  'table.hold.1200': 'long',
  'table.botPace': 'Bot speed',
  'table.botPace.walking': 'walking pace',
  'table.botPace.calm': 'calm',
  'table.botPace.quick': 'quick',
  'table.botPace.instant': 'instant',
  'table.hints.help': 'Anyone can ask what the strongest bot would do. Alone with bots you always can.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    host: typeof words
  }
}
