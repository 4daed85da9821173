import { flat, total, type Facts } from '../../laws/facts.ts'

type Cotulenh = { place: { fen: string }; options: { position: string } }
const START_FEN = '6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4'
/** The pieces of a placement by their letters; heroes and squares do not matter. */
const letters = (fen: string) =>
  [...fen.split(' ')[0].replace(/[^A-Za-z]/g, '')].map(letter => letter.charCodeAt(0)).sort()

/** What stands on the board and what the start had more of: a piece that came from nowhere makes this too long. */
function withLost(state: Cotulenh): number[] {
  const board = letters(state.place.fen)
  const rest = [...board]
  const lost = letters(state.options.position || START_FEN).filter(letter => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return flat(board, lost)
}

export const facts: Facts = {
  // A full army takes hundreds of turns, each thought over at three levels.
  short: { position: '6c4/5h1hf2/3a2s4/2(nft)1g6/10i/11/11/5(TI)4(EA)/2(NF)1G6/6S4/5H1H3/6C4 r - - 30 20' },
  hides: { freeSetup: true },
  tiles: withLost,
  allTiles: (state: Cotulenh) => flat(letters(state.options.position || START_FEN)),
  // One point a game.
  sum: outcome => total(outcome) === 1,
  endings: [
    'checkmate',
    'commander_captured',
    'stalemate',
    'fifty_moves',
    'threefold',
    'bare_commanders',
    'arm',
    'resign',
    'agreement',
    'time',
  ],
}
