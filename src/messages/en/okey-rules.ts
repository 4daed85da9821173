import type { Dictionary } from '../message.ts'

const words = {
  'option.startPoints': 'Points at the start',
  'option.startPoints.help': 'Everyone starts with these and loses some with each hand someone else finishes.',
  'option.matchEnd': 'The match ends',
  'option.matchEnd.help': 'Whoever then has the most points wins; ties are shared.',
  'option.matchEnd.someoneOut': 'when someone has no points left',
  'option.matchEnd.hands': 'after a number of hands',
  'option.hands': 'Number of hands',
  'option.hands.help': 'Only if the match ends after a number of hands.',
  'option.partners': 'Partners',
  'option.partners.help': 'Four players, two sides: partners sit across from each other and win and lose together.',
  'option.gostergePoints': 'For showing the indicator’s twin',
  'option.gostergePoints.help':
    'Whoever holds the indicator’s twin may show it before their first discard; each opponent loses this.',
  'option.pairsOkey': 'Pairs finished with an okey',
  'option.pairsOkey.help': 'What each opponent loses when seven pairs are finished with an okey.',
  'option.requireArrangement': 'Your rack must be in order',
  'option.requireArrangement.help':
    'To finish, your fourteen tiles must stand in their melds on the rack, as in a café.',
  'option.wrongFinish': 'A wrong finish',
  'option.wrongFinish.help': 'What happens when someone finishes with a hand that isn’t complete.',
  'option.wrongFinish.rejected': 'is refused and costs nothing',
  'option.wrongFinish.loseTwo': 'costs 2 and the hand is shown',
  'option.allowOkeyDiscard': 'Okeys may be discarded',
  'option.allowOkeyDiscard.help': 'The next player may take it. Finishing with an okey is always allowed.',
  'option.discardHistory': 'Discards',
  'option.discardHistory.help': 'Whether the tiles under the top of each pile can be seen.',
  'option.discardHistory.allVisible': 'all can be seen',
  'option.discardHistory.topOnly': 'only the top one',
  'option.run1': 'The 1 in a run',
  'option.run1.help': 'Whether a run may go on past 13.',
  'option.run1.low': 'only below 2',
  'option.run1.lowOrHigh': '1-2-3 and 12-13-1, never 13-1-2',
  'option.run1.circular': 'all the way round, 13-1-2 too',
  'option.falseJoker': 'False jokers',
  'option.falseJoker.help': 'What the two tiles without a number are.',
  'option.falseJoker.face': 'stand in for the okey’s own number',
  'option.falseJoker.wild': 'are okeys as well',
  'option.stockEnd': 'When the stock runs out',
  'option.stockEnd.help': 'The player to move may still take the last discard and finish.',
  'option.stockEnd.void': 'the hand is void',
  'option.direction': 'Direction of play',
  'option.direction.help': 'Only how the table is drawn.',
  'option.direction.ccw': 'anticlockwise',
  'option.direction.cw': 'clockwise',

  'preset.classic': 'Classic',
  'preset.classic.help':
    'From 20 points down: a finish costs the others 2, with the okey or seven pairs 4, with both 8.',
  'preset.cafe': 'Café',
  'preset.cafe.help': 'Your rack must be in order, a wrong finish costs 2, only the top discard shows.',
  'preset.quick': 'Quick',
  'preset.quick.help': 'The same from 7 points down: a few hands.',
  'preset.partners': 'Partners',
  'preset.partners.help': 'Two against two, from 20 points down: a finish costs the other side 2, 4 or 8.',

  'rules.1': 'The tiles',
  'rules.1.text':
    'There are 106: red, yellow, blue and black, each from 1 to 13, all twice, and two false jokers. Everyone gets 14, the player who begins 15.',
  'rules.2': 'Indicator and okey',
  'rules.2.text':
    'One tile is turned up: the indicator, or gösterge. The tile one higher of the same colour is the okey (after 13 comes 1). Okeys stand for any tile. A false joker isn’t an okey: it stands for the okey’s own number.',
  'rules.3': 'Your turn',
  'rules.3.text':
    'Draw a tile from the stock or take the last discard of the player before you. Then discard one. Whoever begins only discards.',
  'rules.4': 'Runs, sets and pairs',
  'rules.4.text':
    'A run is three or more numbers in a row in one colour; 12-13-1 counts, 13-1-2 doesn’t. A set is three or four equal numbers, all of different colours. A pair is two equal tiles.',
  'rules.5': 'Finishing',
  'rules.5.text':
    'When 14 of your 15 tiles are all in runs and sets, or are seven pairs, put the fifteenth on the indicator. The server checks it, however your rack is arranged.',
  'rules.6': 'Points',
  'rules.6.text':
    'Everyone starts with 20. When you finish, each opponent loses 2; 4 if you finish with an okey or with seven pairs; 8 for both. Showing the indicator’s twin before your first discard costs the others 1.',
  'rules.7': 'The end',
  'rules.7.text':
    'If the stock runs out, the hand is void. The match ends when someone has no points left; whoever then has the most wins.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'okey-rules': typeof words
  }
}
