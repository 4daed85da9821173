import type { Dictionary } from '../message.ts'

const words = {
  'guide.welcome': 'Here you’re told what you can do, and what has just happened.',
  'guide.off': 'No more help',
  'guide.mahjong.hu': 'Your hand is complete: this wins it now.',
  'guide.mahjong.gang': 'Four alike: show them and draw one more tile.',
  'guide.mahjong.call': 'You may take this tile for a set. What you show with it stays open.',
  'guide.mahjong.discard': 'Discard the tile you need least. The one standing apart is the one you’ve drawn.',
  'guide.mahjong.saw.call': 'Whoever calls a tile plays next; those in between lose their turn.',
  'guide.mahjong.saw.gang': 'Four alike: one more tile comes from the end of the wall.',
  'guide.okey.finish': 'All your tiles fit: put the last one on the indicator to finish.',
  'guide.okey.show': 'You hold the indicator’s twin: show it, and each opponent loses points.',
  'guide.okey.draw': 'The stock glows: draw there, or take the tile the player before you discarded.',
  'guide.okey.discard': 'Discard the tile you need least. The next player may take it.',
  'guide.okey.saw.took': 'Your tile fits their hand: now you know what they collect.',
  'guide.okey.saw.showed': 'It’s the indicator’s twin: shown, it costs each opponent points.',
  'guide.okey101.swap': 'You hold the tile an okey stands for: put it there and the okey is yours.',
  'guide.okey101.layOff': 'One of your tiles fits a meld on the table: drag it there.',
  'guide.okey101.lay': 'You can lay melds. The first time, they must be worth enough to open.',
  'guide.okey101.giveBack': 'If you can’t use the tile you took, give it back.',
  'guide.okey101.draw': 'The stock glows: draw there, or take the discard if you can use it now.',
  'guide.okey101.discard': 'Discard a tile you don’t need. One that fits a meld on the table may cost you.',
  'guide.okey101.saw.took': 'Whoever takes a discard has to use it at once.',
  'guide.okey101.saw.opened': 'They’ve opened: from now on they may add to any meld.',
  'guide.okey101.saw.fined': 'Points are bad here: whoever has the fewest wins.',
  'guide.remi.close': 'Your hand is complete: close it with the last tile.',
  'guide.remi.swap': 'You may offer one tile of a double; you get another for it.',
  'guide.remi.draw': 'The stock glows: draw there, or take the last discard if it brings you nearer.',
  'guide.remi.discard': 'Discard the tile you need least. The next player may take it.',
  'guide.remi.saw.take': 'Your tile fits their hand: now you know what they collect.',
  'guide.remi.saw.launch': 'A discarded joker is out of the game: nobody may take it.',
  'guide.rummy45.lay': 'You can lay tiles on the table. The first time, they must be worth enough.',
  'guide.rummy45.giveBack': 'If the tile fits nowhere, put it back and draw.',
  'guide.rummy45.take': 'A tile of the row is yours if you can lay it now. Otherwise draw.',
  'guide.rummy45.draw': 'The stock glows: draw a tile there.',
  'guide.rummy45.discard': 'Discard the tile you need least. Tiles in a green frame already make a meld.',
  'guide.rummy45.saw.lay': 'What lies on the table is everyone’s: once you’ve laid, you may build on it.',
  'guide.cotulenh.answerTakeback': 'Your opponent wants to take a move back. It’s up to you.',
  'guide.cotulenh.answerDraw': 'Your opponent offers a draw. It’s up to you.',
  'guide.cotulenh.arrange': 'Set up your half, then say that you’re ready.',
  'guide.cotulenh.turn': 'Tap a piece: the marked points are where it may go, or what it may take.',
  'guide.cotulenh.saw.offer': 'You may accept or go on playing.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    guide: typeof words
  }
}
