/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.remi': 'Remi',
  'game.remi.line': 'Remi pe tablă, with atu',
}
