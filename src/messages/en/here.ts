import type { Dictionary } from '../message.ts'

/** At a table on one's own device. */
const words = {
  'here.title': 'On this device',
  'here.dealt': 'Dealt on this device, without a server',
  'here.unreached': 'The server can’t be reached.',
  'here.play': 'Play on this device',
  'here.instead': 'The server can’t be reached: this hand is dealt on this device.',
  'here.full': 'This device’s storage is full. Nothing is lost: make some room, and the game goes on by itself.',
  'here.several': 'Several people, one device',
  'here.several.help': 'Hand it on when it asks for someone else. Every hand stays hidden until its owner taps.',
  'here.players': 'Players',
  'here.player': 'Player {n}',
  'here.pass': 'Pass to {name}',
  'here.pass.help': 'The hand stays hidden until then.',
  'here.show': 'I’m {name}',
  'here.turn': 'Turn the board each turn',
  'install.title': 'Keep Masa at hand',
  'install.help': 'As an app it opens with one tap, without a connection too.',
  'install.ios': 'Tap Share, then “Add to Home Screen”.',
  'install.yes': 'Install',
  'install.no': 'Not now',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    here: typeof words
  }
}
