import type { RunChoice, SetChoice } from './columnChoices.ts'
import type { Meld, MeldTile } from '../meld.ts'
import { makeFace } from '../tiles.ts'

/** What the sweep chose at one place: its sets, and each colour's runs. */
export type Column = { sets: SetChoice['sets']; runs: readonly RunChoice[] }

type Open = { tiles: MeldTile[]; plain: boolean }
type Bench = { wilds: number[]; given: (face: number) => number; apart: boolean; melds: Meld[] }

/** Turns the sweep's choices, first place first, into melds. given: a plain face as the tile that shows it. */
export function buildMelds(
  columns: readonly Column[],
  wilds: readonly number[],
  given: (face: number) => number,
): Meld[] {
  const bench: Bench = { wilds: [...wilds], given, apart: wilds.length > 2, melds: [] }
  const open: Open[][] = [[], [], [], []]
  for (let i = 0; i < columns.length; i++) {
    const number = (i % 13) + 1
    for (const set of columns[i].sets) laySet(bench, number, set.colours, set.wild)
    for (let colour = 0; colour < 4; colour++) {
      const choice = columns[i].runs[colour]
      if (open[colour].length || choice.to)
        open[colour] = layRuns(bench, open[colour], choice, makeFace(colour, number))
    }
  }
  for (const runs of open) for (const run of runs) close(bench, run)
  return bench.melds
}

function laySet(bench: Bench, number: number, colours: number, wild: number) {
  const tiles: MeldTile[] = []
  for (let colour = 0; colour < 4; colour++) {
    const as = makeFace(colour, number)
    if ((colours >> colour) & 1) tiles.push({ tile: bench.given(as), as })
    else if (wild-- > 0) tiles.push({ tile: bench.wilds.pop()!, as })
  }
  bench.melds.push({ kind: 'set', tiles })
}

const plainLeft = new Uint8Array(6)
const wildLeft = new Uint8Array(6)

function layRuns(bench: Bench, open: readonly Open[], choice: RunChoice, as: number): Open[] {
  for (let kind = 0; kind < 6; kind++) {
    plainLeft[kind] = choice.fills[kind][0]
    wildLeft[kind] = choice.fills[kind][1]
  }
  const next: Open[] = []
  for (const run of open) {
    const kind = kindOf(run, bench.apart)
    if (plainLeft[kind]) {
      plainLeft[kind]--
      next.push(extend(bench, run, as, false))
    } else if (wildLeft[kind]) {
      wildLeft[kind]--
      next.push(extend(bench, run, as, true))
    } else close(bench, run)
  }
  for (let k = 0; k < choice.fresh[0]; k++) next.push(extend(bench, { tiles: [], plain: false }, as, false))
  for (let k = 0; k < choice.fresh[1]; k++) next.push(extend(bench, { tiles: [], plain: false }, as, true))
  return next
}

/** Its place in a choice's fills: one, one of wilds, two, two of wilds, long, long of wilds. */
const kindOf = (run: Open, apart: boolean) => (Math.min(run.tiles.length, 3) - 1) * 2 + (apart && !run.plain ? 1 : 0)

function extend(bench: Bench, run: Open, as: number, wild: boolean): Open {
  run.tiles.push({ tile: wild ? bench.wilds.pop()! : bench.given(as), as })
  run.plain ||= !wild
  return run
}

/** A run never has a 1 at both ends: such a one is two. */
function close(bench: Bench, { tiles }: Open) {
  if (tiles.length === 14) bench.melds.push({ kind: 'run', tiles: tiles.splice(0, 3) })
  bench.melds.push({ kind: 'run', tiles })
}
