import type { Dictionary } from '../message.ts'

/** Why a table or a page cannot be shown, where there is a line to fetch these words by; the others are the shell's. */
const words = {
  'lost.noRoom': 'This table is gone',
  'lost.noRoom.help': 'Tables are cleared away a day after everyone has left. Or there may be a typo in the code.',
  'lost.notHere': 'This table isn’t on this device',
  'lost.notHere.help':
    'It’s played without a server, on the device where it was opened, and its link leads nowhere else. If that was here, it has been cleared away since.',
  'lost.full': 'This table is full',
  'lost.full.help': 'Too many people are watching already. Try again in a little while.',
  'lost.replaced': 'You’re playing in another window',
  'lost.replaced.help': 'Your seat is open there. Tap “Try again” to play here instead.',
  'lost.reload': 'There’s a new version of Masa',
  'lost.reload.help': 'Reload the page to play on; your seat is kept.',
  'lost.removed': 'The host has removed you from the table',
  'lost.removed.help': 'The host can let you back in: then try again. You can open a table of your own at any time.',
  'lost.tooFast': 'That was too fast',
  'lost.tooFast.help': 'Too many messages came from this page. Wait a moment and come back; your seat is kept.',
  'lost.ended': 'This table has been closed',
  'lost.ended.help': 'Whoever runs this server has ended it.',
  'lost.private': 'Nobody may watch here yet',
  'lost.private.help':
    'Other tables of the evening play the same hands. When they have all finished, the replay is in the ledger.',
  'lost.closed': 'The round has been closed',
  'lost.closed.help':
    'The circle waits for this table no longer. The match doesn’t count; go back to the circle to play on.',
  'lost.broken': 'This table can’t be opened',
  'lost.broken.help': 'Its saved data is damaged. It’s kept as it is: tell whoever runs this server.',
  'lost.noBoard': 'This game isn’t ready yet',
  'lost.noBoard.help': 'It’s still being carved. Try one of the others.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    lost: typeof words
  }
}
