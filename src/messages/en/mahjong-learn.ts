import type { Dictionary } from '../message.ts'

const words = {
  'lesson.run': 'Three neighbours of a suit make a chow. One tile belongs to nothing: tap it twice to discard it.',
  'lesson.run.no': 'That one has neighbours. A wind never makes a chow: discard the west wind.',
  'lesson.chow': 'The player before you discarded a tile that completes your chow. Claim it: chow.',
  'lesson.chow.no': 'Passing is allowed, but this tile completes 1-2-3: claim it.',
  'lesson.pung': 'Three of a kind are a pung, and may be claimed from anyone. Take the white dragon: pung.',
  'lesson.pung.no': 'A pung of dragons is worth having: claim it.',
  'lesson.kong': 'Four of a kind are a kong: declare it, and you draw one tile more.',
  'lesson.kong.no': 'You may keep them, but here declare the kong first.',
  'lesson.win': 'Sets and one pair: a complete hand. Yours, made small here, is complete. Declare the win.',
  'lesson.win.no': 'Don’t break it up: your hand is complete. Declare the win.',
  'lesson.claim': 'Four sets and a pair: fourteen tiles. The 4 of bamboo just discarded completes yours. Win with it.',
  'lesson.claim.no': 'That tile wins the hand: don’t let it go.',
  'lesson.faan': 'Points come from fan. A dragon pung is one fan, whatever else you hold: claim the red dragon.',
  'lesson.faan.no': 'Passing keeps your hand concealed, but the dragon pung is sure. Claim it.',
  'lesson.hand': 'Now a whole hand with three gentle players. Discard, draw, claim what helps, and win.',
  'ending.selfDraw': 'Self-draw',
  'ending.discard': 'Win on a discard',
  'ending.robbed': 'Robbing a kong',
  'ending.orphans': 'Thirteen orphans',
  'ending.several': 'Two winners at once',
  'ending.drawn': 'The wall runs out',
  'why.chicken': 'A hand without any fan: it still wins the least there is.',
  'why.allChows': 'All four sets are chows.',
  'why.allPungs': 'All four sets are pungs or kongs.',
  'why.mixedOneSuit': 'One suit, and winds or dragons.',
  'why.fullFlush': 'One suit and nothing else.',
  'why.dragonPung': 'Three or four of a dragon.',
  'why.seatWind': 'Three or four of the winner’s own wind.',
  'why.roundWind': 'Three or four of the wind of the round.',
  'why.noFlowers': 'The winner drew no flower.',
  'why.selfDraw': 'The winner drew the last tile: everyone pays.',
  'why.concealedHand': 'No set was claimed from a discard.',
  'why.paid': 'What this player pays the winner.',
  'why.dealtIn': 'Whoever discarded the winning tile pays most.',
  'why.robbed': 'The tile was robbed from this player’s kong: it counts as a discard.',
  'why.other': 'A feature of the winning hand: fan are added up, and the table turns them into points.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'mahjong-learn': typeof words
  }
}
