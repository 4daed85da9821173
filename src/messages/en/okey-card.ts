/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.okey': 'Okey',
  'game.okey.line': 'Fourteen tiles and two okeys',
}
