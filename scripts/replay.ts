// npm run replay -- file.json: is this match what it says? Names the first step that is not.
import { readFileSync } from 'node:fs'
import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import { parseFile } from '../src/table/file.ts'
import { beginsLate, check, unsalted, type Fault, type MasaFile } from '../src/table/replay.ts'

const WHY: Record<string, string> = {
  commit: 'the secret is not the one that was committed to before the deal',
  seal: 'a salt is not the one its player had sealed',
  bot: 'a seat that no person held has a random number, which only the server can have chosen',
  order: 'the order does not follow from the secret and the salts',
  notYourTurn: 'it was not this seat’s turn',
  illegal: 'the rules do not allow it',
  options: 'the game knows no such house rules or number of players',
  length: 'the hand ends somewhere else',
  outcome: 'the result is not the recorded one',
}

const [path] = process.argv.slice(2)
if (!path) {
  console.error('npm run replay -- file.json')
  process.exit(2)
}

const file = parseFile(readFileSync(path, 'utf8'))
const register: Record<string, AnyGame> = games
const game = file && Object.hasOwn(register, file.game) ? register[file.game] : undefined
if (!file || !game) {
  console.error(file ? `no such game: ${file.game}` : 'not a masa file')
  process.exit(2)
}

const steps = file.hands.reduce((sum, hand) => sum + hand.steps.length, 0)
console.log(`${file.game}, rules ${file.version}, room ${file.room}: ${file.hands.length} hands, ${steps} steps`)
console.log(`seats: ${file.seats.map(seat => seat.name || `${seat.kind} ${seat.level}`).join(', ')}`)

if (file.version !== game.version) {
  console.error(`✗ played by rules version ${file.version}; this is version ${game.version}: it cannot be checked here`)
  process.exit(2)
}
for (const { hands, people } of sittings(file)) console.log(`${hands}: ${people}`)
const missing = unsalted(file)
for (const { seats, hands } of missing)
  if (seats.length)
    console.log(`hand ${hands}: DEALT WITHOUT THE RANDOM NUMBER of seat ${seats.map(seat => seat + 1).join(', ')}`)
const fault = check(game, file)
if (fault?.why === 'unproven') {
  console.error(
    file.masa < 2
      ? '✗ not verifiable: nobody had sealed a salt in this old file, so the server could choose its deals'
      : '✗ not verifiable: this old file does not say whose seats were bots’, so the server could choose its deals',
  )
  console.error('  (its commitments match, its orders follow, and every step is legal)')
  process.exit(2)
}
if (fault) {
  console.error(`✗ ${placeOf(fault)}: ${WHY[fault.why]}`)
  process.exit(1)
}
const alone = missing.filter(({ all }) => all).map(({ hands }) => hands)
if (alone.length) {
  console.error(
    `✗ not verifiable: nobody’s random number is in hand ${alone.join(', ')}, so the server could choose it`,
  )
  console.error('  (its commitments match, its orders follow, and every step is legal)')
  process.exit(2)
}
for (const line of [
  'every commitment matches its secret',
  'every salt is the one that was sealed, and no bot has one',
  'every order follows from secret and salts',
  'every step is legal',
  'every result is as recorded',
])
  console.log(`✓ ${line}`)
const late = beginsLate(game, file)
if (late !== null)
  console.log(`NOT CHECKED: the points from before hand ${late}, since the hands before it are not in this file`)

/** Whose numbers were in the deals: whoever was at the table can tell whether that is so, and nothing else can. */
function sittings({ hands, seats }: MasaFile): { hands: string; people: string }[] {
  const all: { from: number; to: number; people: string }[] = []
  for (const { hand, people } of hands) {
    if (!people) continue
    const persons = people.map(seat => `${seat + 1}${seats[seat]?.name ? ` (${seats[seat].name})` : ''}`).join(', ')
    const last = all.at(-1)
    if (last?.people === persons) last.to = hand
    else all.push({ from: hand, to: hand, people: persons })
  }
  return all.map(({ from, to, people }) => ({
    hands: from === to ? `hand ${from}` : `hands ${from} to ${to}`,
    people: people ? `people at seat ${people}` : 'bots only',
  }))
}

function placeOf({ hand, index }: Fault): string {
  if (index < 0) return `hand ${hand}`
  const { step } = file!.hands.find(each => each.hand === hand)!.steps[index]
  const what = step.by === 'table' ? 'the table' : `seat ${step.by + 1} ${JSON.stringify(step.do)}`
  return `hand ${hand}, step ${index + 1} (${what})`
}
