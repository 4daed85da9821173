import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import { chaos, noTally } from '../tests/live/chaos.ts'
import { fuzz } from '../tests/live/fuzz.ts'
import { Server } from '../tests/live/server.ts'

const register: Record<string, AnyGame> = games
const STORM = 500
/** Sequences for each game in each round. */
const SEQUENCES = 120

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}

/**
 * npm run bench -- chaos [--minutes 30] [--seed N]: rounds of bad lines, a dying server and storms of sockets, with
 * strangers talking in between; after each round every log is held against the disk, the wire and the players' books.
 */
export async function run(): Promise<void> {
  const minutes = option('minutes', 30)
  const seed = option('seed', Math.floor(Math.random() * 1e9))
  const end = Date.now() + minutes * 60_000
  console.log(`chaos: ${minutes} minutes, seed ${seed}`)
  const server = await Server.start(['MASA_TEST=1'])
  const tally = noTally()
  const faults: string[] = []
  let rounds = 0
  let sequences = 0
  while (Date.now() < end && !faults.length) {
    const twice = [...Object.keys(register), ...Object.keys(register)]
    const round = { games: twice, seed: seed + 1000 * rounds, kills: 3, storm: STORM, pause: 3000 }
    faults.push(...(await chaos(server, round, tally)))
    for (const game of Object.values(register)) {
      faults.push(...(await fuzz(server, game, { seed: round.seed, sequences: SEQUENCES })))
      sequences += SEQUENCES
    }
    faults.push(...server.complaints)
    rounds++
  }
  await server.stop()
  const { cut, late, doubled, kills, stormed, steps } = tally
  console.log(`  ${rounds} rounds of ${2 * Object.keys(register).length} tables, ${steps} steps logged and replayed`)
  console.log(`  ${kills} kills; ${cut} lines cut, ${late} messages late, ${doubled} doubled`)
  console.log(`  ${stormed} sockets in storms of ${STORM}; ${sequences} sequences of hostile messages`)
  console.log(faults.length ? `  FAULTS (seed ${seed}):\n${faults.join('\n')}` : '  no fault')
  if (faults.length) process.exitCode = 1
}
