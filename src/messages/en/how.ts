import type { Dictionary } from '../message.ts'

/** What home answers to whoever asks how it works. */
const words = {
  'how.open': 'Open a table',
  'how.open.help': 'Pick a game and sit down. No account, no download.',
  'how.invite': 'Send the link',
  'how.invite.help': 'Whoever opens it can sit down or watch, each in their own language.',
  'how.bots': 'Bots fill the empty seats',
  'how.bots.help': 'Four strengths. A bot sees only what you’d see in its seat.',
  'how.back': 'Nothing is lost',
  'how.back.help': 'Close the page, lose your connection: open the link again and you’re back in your seat.',
  'how.fair': 'Every deal can be checked',
  'how.fair.help':
    'The server locks in its shuffle before the deal, and your device adds its own bit of luck. After the hand, your device checks that nothing was changed.',
  'how.free': 'No coins, no ads, no cookies',
  'how.free.help': 'Tables are deleted a day after the last person leaves.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    how: typeof words
  }
}
