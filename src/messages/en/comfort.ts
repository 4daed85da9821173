import type { Dictionary } from '../message.ts'

const words = {
  'comfort.see': 'Seeing',
  'comfort.look': 'How it looks now',
  'comfort.size': 'Size',
  'comfort.size.normal': 'Normal',
  'comfort.size.large': 'Large',
  'comfort.size.largest': 'Largest',
  'comfort.size.help': 'Letters, buttons and tiles. Where there’s no room for more, rows scroll.',
  'comfort.contrast': 'Contrast',
  'comfort.contrast.normal': 'Normal',
  'comfort.contrast.high': 'High',
  'comfort.contrast.help': 'Letters as dark or as bright as can be, and nothing faint.',
  'comfort.sight': 'Colours',
  'comfort.sight.full': 'All',
  'comfort.sight.protan': 'Red-weak',
  'comfort.sight.deutan': 'Green-weak',
  'comfort.sight.tritan': 'Blue-weak',
  'comfort.sight.help': 'Tile colours you can tell apart. Every colour has its own mark as well.',
  'comfort.turn': 'My turn',
  'comfort.turn.help': 'How you’re told it’s your turn. The title of the page always says so.',
  'comfort.light': 'A frame of light round the table',
  'comfort.sound': 'A sound',
  'comfort.vibration': 'Vibration',
  'comfort.spoken': 'A spoken word',
  'comfort.remind': 'Again every 20 seconds',
  'comfort.hear': 'Listening',
  'comfort.aloud': 'Read aloud',
  'comfort.aloud.help': 'What happens at the table, in your device’s own voice.',
  'comfort.speed': 'Reading speed',
  'comfort.speed.slow': 'Slow',
  'comfort.speed.normal': 'Normal',
  'comfort.speed.fast': 'Fast',
  'comfort.noVoice': 'This device has no voice for {name}, so nothing is read aloud.',
  'comfort.muted': 'Sound is off, so nothing is read aloud.',
  'comfort.try': 'Try the voice',
  'comfort.sample': 'This is how you’ll hear what happens at the table.',
  'comfort.play': 'Playing',
  'comfort.slow': 'Slow',
  'comfort.slow.help':
    'When you’re alone with bots, they take their time. The last three events stay on screen in words.',
  'comfort.guide': 'Help in the first hands',
  'comfort.guide.help': 'For three hands of each game: what you can do, and what has just happened.',
  'comfort.slips': 'Slips',
  'comfort.slips.off': 'Discard at once',
  'comfort.slips.ask': 'Ask me first',
  'comfort.slips.takeBack': 'Take back',
  'comfort.slips.help':
    'When you discard a tile or move a piece. “Take back”: for three seconds nobody else sees it, and you can change your mind.',

  'slip.ask': 'Play this?',
  'slip.yes': 'Yes, play it',
  'slip.no': 'No, not yet',
  'slip.held': 'Only you can see it yet.',
  'slip.takeBack': 'Take it back',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    comfort: typeof words
  }
}
