/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.mahjong': 'Mahjong',
  'game.mahjong.line': 'Hong Kong rules, 144 tiles',
}
