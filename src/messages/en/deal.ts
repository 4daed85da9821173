import type { Dictionary } from '../message.ts'

const words = {
  'deal.verified': 'Deal checked by your device',
  'deal.since': 'Deal checked from when you came in',
  'deal.unsalted': 'Dealt without your random number: your device can’t vouch for this shuffle',
  'deal.without': 'Dealt without a random number from: {names}',
  'deal.shared':
    'The same deal at every table: it follows from one sealed secret, without players’ random numbers, so your device can’t vouch for the shuffle',
  'deal.sealed': 'Other tables play this hand too: its deal is shown and checked when they have all finished',
  'deal.wrong': 'NOT dealt as promised',
  'deal.wrong.commit': 'The secret now shown isn’t the one the server had bound itself to.',
  'deal.wrong.seals': 'The players’ random numbers aren’t the ones they had sealed.',
  'deal.wrong.order': 'The tiles don’t follow from the secret and the players’ random numbers.',
  'deal.wrong.shown': 'Your screen showed something other than what the server now says was dealt.',
  'deal.wrong.steps': 'The hand the server now shows breaks the rules.',
  'deal.wrong.missing': 'The server hasn’t shown how this hand was dealt.',
  'deal.version': 'Deal not checked: this page has different rules from the server. Reload it.',
  'deal.code': 'Deal code {code}',
  'deal.code.help':
    'It’s the same on every screen at the table. Compare it to be sure that everyone was told the same.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    deal: typeof words
  }
}
