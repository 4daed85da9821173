import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { OPENING } from '../../party/table/round.ts'
import { factsOf } from '../laws/facts.ts'
import { FAST, gatherJurors } from './gatherJurors.ts'
import { Juror } from './juror.ts'

describe('an honest deal', () => {
  it('is found honest by everyone, with the same code, hand after hand', async () => {
    const { room, jurors, watcher, start, finish } = gatherJurors()
    const codes = new Set<string>()
    for (const hand of [1, 2]) {
      await start()
      finish()
      for (const juror of [...jurors, watcher]) {
        const verdict = await juror.verdict(hand)
        expect(verdict).toMatchObject({ wrong: null, whole: true, without: [], mine: juror === watcher ? null : true })
        codes.add(verdict!.code)
        expect(juror.fairness.verdict).toEqual(verdict)
      }
      expect(codes.size).toBe(hand)
    }
    expect(room.table.meta.phase).toBe('over')
    jurors[0].peer.say({ type: 'again' })
    await start()
    finish()
    for (const juror of [...jurors, watcher]) expect(await juror.verdict(3)).toMatchObject({ wrong: null, whole: true })
  })

  it('says whose chance is not in it', async () => {
    const { room, jurors, watcher, start, finish } = gatherJurors()
    const [a, b] = jurors
    b.keepSalt()
    await start()
    expect(room.table.meta.phase).toBe('dealing')
    room.pass(OPENING)
    finish()
    expect(await a.verdict(1)).toMatchObject({ wrong: null, without: [1], mine: true })
    expect(await b.verdict(1)).toMatchObject({ wrong: null, without: [1], mine: false })
    expect(await watcher.verdict(1)).toMatchObject({ wrong: null, without: [1], mine: null })
  })

  it.each(Object.values(games as Record<string, AnyGame>).map(game => [game.id, game] as const))(
    'of %s is found honest through lost lines, restarts and late guests',
    async (id, game) => {
      const { room, jurors, watcher, start, finish } = gatherJurors({
        game,
        rules: (await factsOf(id)).short,
        people: 1,
        table: { ...FAST, botPace: 'quick' },
      })
      const [player] = jurors
      await start()
      const moves = () => room.table.steps.length
      const until = (count: number) => {
        for (let i = 0; moves() < count && room.table.meta.phase === 'playing' && i < 5000; i++) room.pass(100)
      }
      until(4)
      const late = new Juror(room)
      late.peer.hello()
      // A line that is lost and found: told what was missed; then one that begins afresh.
      for (const resume of [true, false]) {
        const { rev } = player.peer
        player.peer.drop()
        until(moves() + 5)
        player.attach().hello(resume ? { rev } : {})
      }
      await room.restart()
      for (const juror of [player, watcher, late]) {
        const { rev } = juror.peer
        juror.attach().hello({ rev })
      }
      finish()
      // What is not dealt begins with a look at the table, and nobody can tell of a look that it was the first.
      const dealt = game.needs(game.start(room.table.meta.options, game.seats[0])) > 0
      for (const juror of [player, watcher, late])
        expect(await juror.verdict(1), juror === late ? 'late' : '').toMatchObject({
          wrong: null,
          whole: dealt && juror !== late,
          mine: juror === player ? true : null,
        })
    },
  )

  it('is remembered through a page that is loaded anew', async () => {
    const { room, jurors, finish } = gatherJurors()
    let page = ''
    const notebook = { read: () => page || null, write: (text: string) => void (page = text) }
    const first = new Juror(room, notebook)
    first.peer.token = jurors[0].peer.token
    first.peer.hello()
    await jurors[1].ready()
    await first.ready()
    expect(room.table.meta.phase).toBe('playing')
    room.pass(2000)
    first.fairness.keep()
    const second = new Juror(room, notebook)
    second.peer.token = first.peer.token
    second.peer.hello()
    finish()
    expect(await second.verdict(1)).toMatchObject({ wrong: null, whole: true, mine: true })
  })
})
