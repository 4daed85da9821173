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

// Red is to move, or the game is over at once.
const ONE_MOVE_FROM_MATE = '3hh4ic/11/11/10T/11/11/11/11/11/2I8/11/3C7 r - - 0 1'
const FACING = '6c4/11/9i1/9i1/11/11/11/11/10I/10I/11/6C4 r - - 0 1'
const STUCK = '9hc/9Ih/11/11/11/11/11/10I/11/11/11/3C7 b - - 0 1'
const NINETY_NINE = '9c1/11/11/11/4i6/11/11/11/11/4I6/11/10C r - - 99 60'
/** Each side walled in by Headquarters: one Infantry can go to and fro, and nothing else can move. */
const SHUTTLE = '2ih4hic/3h5hi/2h7h/11/11/11/11/11/11/2H7H/3H5HI/2IH4HIC r - - 0 1'
const LAST_DIVE = '9c1/11/11/11/11/2n8/11/11/11/6F4/11/3C7 r - - 0 1'
const LAST_SHIP = '9c1/11/9i1/9i1/11/11/11/1n1T7/10I/10I/11/10C r - - 5 10'

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
  // By the clock alone.
  certain: ['turn'],
  starts: [
    { options: { position: ONE_MOVE_FROM_MATE } },
    { options: { position: FACING } },
    { options: { position: STUCK } },
    { options: { position: NINETY_NINE } },
    { options: { position: SHUTTLE } },
    { options: { position: LAST_DIVE, bareCommandersDraw: true } },
    { options: { position: LAST_SHIP, winByArm: true } },
  ],
}
