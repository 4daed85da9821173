import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { rootOfOrder } from '../../src/table/deal.ts'
import { dealCode } from '../../src/table/seal.ts'
import { check, unsalted, type HandRecord, type MasaFile } from '../../src/table/replay.ts'
import { loadMatch } from '../../party/table/download.ts'
import { factsOf } from '../laws/facts.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { runs } from '../support/sampling.ts'

const HANDS = runs(100)
const FAST = { hold: 0, soloClock: true, turn: 0, bank: 0, botPace: 'instant' }
const folder = mkdtempSync(join(tmpdir(), 'masa-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(() => {
  if (spawnSync('python3', ['--version']).error)
    throw new Error('python3 is not installed: docs/verify.py, which checks our deals in another language, needs it')
})

/** docs/verify.py on one match: what it said, by line. */
function verify(file: MasaFile): { status: number | null; lines: string[]; text: string } {
  const path = join(folder, 'match.json')
  writeFileSync(path, JSON.stringify(file))
  const { status, stdout, stderr } = spawnSync('python3', ['docs/verify.py', path], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n'), text: stdout + stderr }
}

async function played(game: AnyGame, seed: number, rules: Record<string, unknown>): Promise<MasaFile> {
  const { room, peers } = Room.playing({ game, seed, people: 1 + (seed % 2), table: FAST, rules })
  for (let i = 0; room.table.meta.phase !== 'over'; i++) {
    if (i > 2000) throw new Error(`${game.id}, seed ${seed}: the match never ends`)
    room.pass(1000)
    if (room.table.meta.phase === 'between') peers.forEach((peer, seat) => peer.ready(`${seat + 1}`.repeat(32)))
  }
  return (await loadMatch(room.disk, {})) as MasaFile
}

const roots = ({ room }: MasaFile, hand: HandRecord) =>
  hand.steps
    .flatMap(({ step }) => (step.by === 'table' && 'order' in step && step.order.length ? [step.order] : []))
    .map((order, index) => rootOfOrder({ ...hand, room }, index, order))

describe('the verifier in Python', () => {
  it(`agrees on ${HANDS} hands, reshuffles and all`, async () => {
    const rules = async (id: string) => (await factsOf(id)).short
    const files = [
      await played(games.okey, 1, await rules('okey')),
      await played(games.mahjong, 2, await rules('mahjong')),
    ]
    for (let seed = 1; files.flatMap(file => file.hands).length < HANDS; seed++)
      files.push(await played(toy, seed, { hands: 9 }))
    for (const file of files) {
      const { status, lines, text } = verify(file)
      expect(status, text).toBe(0)
      expect(lines.at(-1)).toContain(`the orders of all ${file.hands.length} hands are as promised`)
      for (const [i, hand] of file.hands.entries()) {
        const all = roots(file, hand)
        const code = dealCode(hand.commit, hand.seals!, hand.salts, all[0])
        expect(lines[i]).toBe(
          `hand ${hand.hand}: people at seats [${hand.people!.join(', ')}] code ${code} roots ${all.join(' ')}`,
        )
      }
    }
    expect(files.some(file => file.hands.some(hand => roots(file, hand).length > 1))).toBe(true)
  })

  it('says what is wrong with a hand that is not as promised', async () => {
    const file = await played(toy, 3, { hands: 2 })
    const changes: [string, (hand: HandRecord) => void][] = [
      ['the secret is not the one committed to', hand => (hand.secret = 'f'.repeat(64))],
      ['the salt of seat 0 is not the one that was sealed', hand => (hand.salts[0] = 'f'.repeat(32))],
      ['order 0 does not follow', hand => (hand.salts[0] = '')],
      ['order 0 does not follow', hand => (hand.steps[0].step as unknown as { order: number[] }).order.reverse()],
      ['there is not one seal and one salt a seat', hand => delete hand.seals],
      ["seat 0 is a bot's and has a seal", hand => delete hand.people],
      ["seat 2 is a bot's and has a seal", hand => (hand.seals = hand.seals!.with(2, 'f'.repeat(64)))],
      ["seat 2 is a person's without a seal", hand => hand.people!.push(2)],
      ['order 0 does not follow', hand => hand.steps.shift()],
      ['order 0 does not follow', hand => (hand.steps = [])],
    ]
    for (const [words, change] of changes) {
      const copy = structuredClone(file)
      change(copy.hands[1])
      const { status, text } = verify(copy)
      expect(text).toContain(`hand 2: ${words}`)
      expect(status).toBe(1)
    }
  })

  it('says whose salts are not in a hand, and does not vouch for one with nobody’s', async () => {
    const { room, peers } = Room.playing({ people: 2, table: FAST, rules: { hands: 3 } })
    for (let i = 0; room.table.meta.phase !== 'over' && i < 2000; i++) {
      room.pass(1000)
      if (room.table.meta.phase !== 'between') continue
      // From the second hand on one of them opens nothing, in the third nobody.
      peers[1].opens = false
      peers[0].opens = room.table.meta.round.hand === 2
      for (const peer of peers) peer.ready()
    }
    const file = (await loadMatch(room.disk, {})) as MasaFile
    expect(file.hands.map(({ salts }) => salts.filter(salt => salt).length)).toEqual([2, 1, 0])
    const { status, lines } = verify(file)
    expect(lines[0]).toMatch(/^hand 1: people at seats \[0, 1\] code/)
    expect(lines[1]).toMatch(/^hand 2: people at seats \[0, 1\] WITHOUT THE SALT of seats \[1\] code/)
    expect(lines[2]).toMatch(/^hand 3: people at seats \[0, 1\] WITHOUT THE SALT of seats \[0, 1\] code/)
    expect(lines.at(-1)).toContain("not verifiable: nobody's salt is in hands [3]")
    expect(status).toBe(2)
    expect(verify({ ...file, hands: file.hands.slice(0, 2) })).toMatchObject({ status: 0 })
    expect(check(toy, file)).toBeNull()
    expect(unsalted(file)).toEqual([
      { seats: [1], hands: '2', all: false },
      { seats: [0, 1], hands: '3', all: true },
    ])
    // That nobody at the table was a person is the server's own word, and vouches for nothing.
    const disowned = { ...file, hands: [{ ...file.hands[2], people: [], seals: file.seats.map(() => null) }] }
    expect(verify(disowned)).toMatchObject({ status: 2 })
    expect(unsalted(disowned)).toEqual([{ seats: [], hands: '3', all: true }])
    // However many there are, they are said in a line.
    const often = Array.from({ length: 2000 }, (_, i) => ({ ...file.hands[2 - (i % 3 === 0 ? 1 : 0)], hand: i + 1 }))
    expect(unsalted({ ...file, hands: often })).toEqual([
      { seats: [1], hands: '1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, …', all: false },
      {
        seats: [0, 1],
        hands: '2–3, 5–6, 8–9, 11–12, 14–15, 17–18, 20–21, 23–24, 26–27, 29–30, 32–33, 35–36, …',
        all: true,
      },
    ])
  })

  it('takes no hand whose tiles stand there before it is dealt, and does not vouch for one of several tables', async () => {
    const file = await played(toy, 5, { hands: 2 })
    expect(check(toy, file)).toBeNull()
    const [first] = file.hands
    const state = toy.start(file.options as never, file.seats.length)
    const { step } = first.steps[0]
    const chosen = { by: 'table' as const, order: [...(step as unknown as { order: number[] }).order].reverse() }
    const before = toy.apply(state, chosen as never).state
    expect(check(toy, { ...file, hands: [{ ...first, before, steps: first.steps.slice(1) }] })).toMatchObject({
      why: 'order',
      index: -1,
    })
    for (const nothing of [7, {}])
      expect(check(toy, { ...file, hands: [{ ...first, before: nothing }] })).toMatchObject({ index: -1 })
    const shared = {
      ...first,
      shared: true as const,
      seals: first.seals!.map(seal => seal && ''),
      salts: first.salts.map(() => ''),
    }
    expect(unsalted({ ...file, hands: [shared] })).toEqual([{ seats: first.people, hands: '1', all: true }])
    expect(verify({ ...file, hands: [shared] }).status).not.toBe(0)
  })

  it('promises nothing of a file that says too little', () => {
    const whole = JSON.parse(readFileSync('tests/data/replay-okey.json', 'utf8')) as MasaFile
    const file = { ...whole, hands: whole.hands.slice(0, 1) }
    expect(verify(file)).toMatchObject({ status: 0 })
    for (const less of [{ hands: [] }, { masa: 1 as const }, { masa: 2 as const }]) {
      const { status, text } = verify({ ...file, ...less })
      expect(text).toContain('not verifiable')
      expect(text).not.toContain('as promised')
      expect(status).toBe(2)
    }
  })

  it('is short', () => {
    expect(readFileSync('docs/verify.py', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  })
})
