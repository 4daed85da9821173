import type { Dictionary } from '../message.ts'

/** Read by whoever is sent a link, before anything of ours is opened: the server writes it into the page. */
const words = {
  'invitation.seats': '{name} invites you to {game}, {n|# seat free|# seats free}',
  'invitation.watch': '{name} invites you to watch {game}',
  'invitation.open': '{game}: {n|# seat free|# seats free}',
  'invitation.help': 'Open the link, sit down and play. No account, no download.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    invitation: typeof words
  }
}
