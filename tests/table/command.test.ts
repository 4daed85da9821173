import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/game.ts'
import { rules } from '../../src/games/okey/index.ts'
import { beginsLate, type MasaFile } from '../../src/table/replay.ts'

const okey = rules as unknown as AnyGame

const folder = mkdtempSync(join(tmpdir(), 'masa-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Two hands of Okey as a room wrote them down. If the rules no longer lead through them, their version must be raised.
const source = readFileSync(new URL('../data/replay-okey.json', import.meta.url), 'utf8')

function run(change: (file: MasaFile) => void) {
  const file = JSON.parse(source) as MasaFile
  change(file)
  const path = join(folder, 'file.json')
  writeFileSync(path, JSON.stringify(file))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', path], {
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

describe('npm run replay', () => {
  it('finds a true file true', () => {
    const { status, text } = run(file => file.hands.splice(1))
    expect(text).toContain('hand 1: people at seat 1 (Robin)')
    expect(text).not.toContain('WITHOUT')
    expect(text).not.toContain('NOT CHECKED')
    expect(text).toContain('✓ every step is legal')
    expect(status).toBe(0)
  })

  it('says whose random number is not in a hand, and does not vouch for one with nobody’s', () => {
    const { status, text } = run(() => undefined)
    expect(text).toContain('hands 1 to 2: people at seat 1 (Robin)')
    expect(text).toContain('hand 2: DEALT WITHOUT THE RANDOM NUMBER of seat 1')
    expect(text).toContain('✗ not verifiable: nobody’s random number is in hand 2')
    expect(status).toBe(2)
  })

  it('does not call verified what an old file cannot show', () => {
    const { status, text } = run(file => {
      file.masa = 1
      for (const hand of file.hands) {
        delete hand.seals
        delete hand.people
      }
    })
    expect(text).toContain('not verifiable: nobody had sealed')
    expect(status).toBe(2)
  })

  it('names the first step that is not', () => {
    const { status, text } = run(file => {
      const steps = file.hands[1].steps
      const at = steps.findIndex(
        ({ step }, i) => i > 5 && step.by !== 'table' && (step.do as { type: string }).type === 'discard',
      )
      Object.assign(steps[at].step, { do: { type: 'discard', tile: 200 } })
    })
    expect(text).toMatch(/✗ hand 2, step \d+ \(seat \d .*200.*\): the rules do not allow it/)
    expect(status).toBe(1)
  })

  it('says of a file that begins in mid-match what it has not checked', () => {
    const [first] = (JSON.parse(source) as MasaFile).hands
    const begun = okey.start(v.parse(okey.options, (JSON.parse(source) as MasaFile).options), 4) as object
    const from = (before: object) => {
      const file = { ...(JSON.parse(source) as MasaFile), hands: [{ ...first, hand: 7, before }] }
      return beginsLate(okey, file)
    }
    expect(from(begun)).toBeNull()
    expect(from({ ...begun, hand: 3 })).toBe(7)
    const { status, text } = run(file => {
      file.hands.splice(1)
      file.hands[0].before = { ...begun, played: 'by another table' }
    })
    expect(text).toContain('NOT CHECKED: the points from before hand 1')
    expect(status).toBe(0)
  })

  it('does not judge what it does not know', () => {
    const { status, text } = run(file => (file.version = 99))
    expect(text).toContain('rules version 99')
    expect(status).toBe(2)
  })
})
