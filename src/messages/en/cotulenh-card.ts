/** Name and line on the home page, where nothing else of the game is loaded. */
export default {
  'game.cotulenh': 'Cờ Tư Lệnh',
  'game.cotulenh.line': 'Commander chess: land, sea and air',
}
