import type { Dictionary } from '../message.ts'

const words = {
  'option.hands': 'Number of hands',
  'option.hands.help': 'The best total after these hands wins; void hands count too.',
  'option.direction': 'Direction of play',
  'option.direction.help': 'Only how the table is drawn.',
  'option.direction.ccw': 'anticlockwise',
  'option.direction.cw': 'clockwise',
  'option.extraJokers': 'Extra jokers',
  'option.extraJokers.help': 'Jokers in the box besides the usual two.',
  'option.atu': 'The atu',
  'option.atu.help': 'One tile is turned up and is out of play. Its twin among your melds can bring a bonus.',
  'option.atu.none': 'is only turned up',
  'option.atu.bonus50': 'its twin brings 50 when you close',
  'option.allowWrapAroundRuns': 'Runs may end 12-13-1',
  'option.allowWrapAroundRuns.help': 'The 1 goes below the 2 or above the 13, never in the middle.',
  'option.launch': 'A discarded joker is out of the game',
  'option.launch.help': 'It’s set aside face up and nobody may take it.',
  'option.doublesClose': 'Close with doubles',
  'option.doublesClose.help': 'Seven pairs of equal tiles are a closing hand too.',
  'option.mozaicClose': 'Close with a mosaic',
  'option.mozaicClose.help': 'One tile of each number in mixed colours, 1 to 13 and 1 again, is a closing hand too.',
  'option.patterns': 'Patterns',
  'option.patterns.help': 'The closing hand pays by its shape instead of 250 or 350.',
  'option.settlement': 'Who pays what',
  'option.settlement.help': 'How the closing hand and the loose tiles are settled.',
  'option.settlement.potPlusBase': 'winner gets the prize and all loose tiles',
  'option.settlement.perLoser': 'each loser pays the prize',
  'option.settlement.perLoserPlusDeadwood': 'each loser pays the prize and their loose tiles',
  'option.jokerPenalty': 'A joker left over costs',
  'option.jokerPenalty.help': 'Points for a joker that isn’t in a meld when someone else closes.',
  'option.deadwood': 'Loose tiles are counted',
  'option.deadwood.help': 'How we tell which of a loser’s tiles are in melds.',
  'option.deadwood.best': 'by the best arrangement there is',
  'option.deadwood.asArranged': 'as they stand on the rack',
  'option.cleanBonus': 'More for a clean close',
  'option.cleanBonus.help': 'Added to the 350 for closing without a joker in the melds.',
  'option.cleanBonus.0': 'nothing',
  'option.cleanBonus.50': '50',
  'option.tableMultiplier': 'All points multiplied by',
  'option.tableMultiplier.help': 'Every amount of a hand is multiplied by this.',
  'option.doublesExchange': 'Exchange doubles before play',
  'option.doublesExchange.help':
    'Offer one tile of a double for another player’s; with three doubles you may ask for a new deal.',

  'preset.brief': 'On the rack',
  'preset.brief.help': '250 for closing, 350 without a joker, and the loose tiles of the others.',
  'preset.remiOnline': 'With patterns',
  'preset.remiOnline.help': 'Each loser pays for the pattern, from 150 up to 1000; doubles and mosaic close too.',

  'rules.1': 'The tiles',
  'rules.1.text':
    'There are 106: red, yellow, blue and black, each from 1 to 13, all twice, and two jokers. Everyone gets 14, the player who begins 15. One more tile is turned up as the atu and stays out of play.',
  'rules.2': 'Your rack',
  'rules.2.text':
    'Your tiles stand on your own rack. Arrange them as you like, at any time, even while others play. The others see how many you have and nothing else. When someone closes, your rack counts as it stands: whatever isn’t in a run or set is loose. “Arrange” puts it in order for you.',
  'rules.3': 'Your turn',
  'rules.3.text':
    'Draw from the stock or take the last discard of the player before you, then discard one. Whoever begins only discards.',
  'rules.4': 'Runs and sets',
  'rules.4.text':
    'A run (suită) is three or more numbers in a row in one colour: 1-2-3 and 12-13-1 count, 13-1-2 doesn’t. A set (terță) is three or four equal numbers, all of different colours. A joker stands for any tile.',
  'rules.5': 'Jokers',
  'rules.5.text':
    'A joker you discard is out of the game: it lies open and nobody may take it. A joker left over when someone else closes costs 50.',
  'rules.6': 'Closing',
  'rules.6.text':
    'When 14 of your 15 tiles are all in runs and sets, close: the last tile goes face down. If it doesn’t work out, the table says which tiles are left over, and play goes on.',
  'rules.7': 'Points',
  'rules.7.text':
    'Closing brings 250, or 350 if there’s no joker in the melds. The others lose the numbers on their loose tiles, and the winner gets those too. With patterns each loser pays by the shape of the hand: one colour, two colours, only low or high numbers, doubles and more.',
  'rules.8': 'The end',
  'rules.8.text':
    'If the stock runs out the hand is void; the player to move may first take the last discard and close. After the last hand the best total wins.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'remi-rules': typeof words
  }
}
