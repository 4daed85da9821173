/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.okey101': 'Okey 101',
  'game.okey101.line': 'Open with 101, lay off, go out',
}
