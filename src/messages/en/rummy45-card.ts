/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.rummy45': 'Rummy 45',
  'game.rummy45.line': 'Open with 45, rebuild the table',
}
