import { describe, expect, it } from 'vitest'
import { download, loadMatch, loadReveals, type Which } from '../../../party/table/download.ts'
import { logOf, type HandRow, type MatchRow } from '../../../party/table/store.ts'
import { toy } from '../toy.ts'
import { Room } from '../room.ts'

const FAST = { hold: 0, turn: 0, bank: 0, botPace: 'instant' } as const

/** Two matches of two hands, and the first hand of a third. */
function played() {
  const { room, peers } = Room.playing({ people: 2, table: FAST })
  const goOn = (done: () => boolean) => {
    for (let i = 0; !done(); i++) {
      if (i > 5000) throw new Error('it never ends')
      room.pass(500)
    }
  }
  for (let match = 1; match <= 2; match++) {
    goOn(() => room.table.meta.phase === 'over')
    peers[0].say({ type: 'again' })
    for (const peer of peers) peer.ready()
  }
  goOn(() => room.table.meta.phase === 'between')
  return { room, peers, row: (hand: number) => room.disk.rows.get(`hand:000${hand}`) as HandRow }
}

describe('a match that is asked for', () => {
  it('is the one that was meant, hand by hand, with its own steps', async () => {
    const { room, row } = played()
    const log = logOf(await room.disk.list({ prefix: 'log:' }))
    const found: [Which, number[] | null][] = [
      [{}, [5]],
      [{ match: 1 }, [1, 2]],
      [{ match: 2 }, [3, 4]],
      [{ match: 3 }, [5]],
      [{ match: 4 }, null],
      [{ holding: 1 }, [1, 2]],
      [{ holding: 2 }, [1, 2]],
      [{ holding: 3 }, [3, 4]],
      [{ holding: 5 }, [5]],
      [{ holding: 6 }, null],
      [{ hand: 1 }, [1]],
      [{ hand: 4 }, [4]],
      [{ hand: 6 }, null],
      [{ hand: 0 }, null],
    ]
    for (const [which, hands] of found) {
      const file = await loadMatch(room.disk, which)
      expect(file?.hands.map(({ hand }) => hand) ?? null, JSON.stringify(which)).toEqual(hands)
      if (!file) continue
      expect(Object.keys(file).sort()).toEqual([
        'game',
        'hands',
        'masa',
        'options',
        'room',
        'seats',
        'table',
        'version',
      ])
      expect(file.masa).toBe(3)
      for (const each of file.hands) {
        const { from, to, before, commit, outcome } = row(each.hand)
        expect(each).toMatchObject({ commit, outcome, people: [0, 1] })
        expect(each.steps).toEqual(log.slice(from, to).map(({ step, ms }) => ({ step, ms })))
        // The hands before it are not there to tell.
        expect('before' in each && each.before).toEqual(which.hand === undefined ? false : before)
      }
    }
  })

  it('ends with its last hand, though the next match has begun since its row was looked for', async () => {
    const { room } = played()
    room.disk.rows.delete('match:0003')
    room.disk.rows.delete('match:0002')
    expect((await loadMatch(room.disk, { match: 1 }))!.hands.map(({ hand }) => hand)).toEqual([1, 2])
  })

  it('of an older version, which wrote no seals for one of its hands, says so', async () => {
    const { room, row } = played()
    room.disk.rows.set('hand:0001', { ...row(1), seals: undefined })
    const file = (await loadMatch(room.disk, { match: 1 }))!
    expect(file.masa).toBe(1)
    expect(file.hands.map(({ people }) => people)).toEqual([undefined, [0, 1]])
    expect((await loadMatch(room.disk, { match: 2 }))!.masa).toBe(3)
  })

  it('stays the same for ever once it is over, if it was asked for by name and is of no circle', async () => {
    const { room, peers } = played()
    const { meta } = room.table
    const forever = async (which: Which) => (await download(room.disk, which, meta, room.now))!.forever
    expect(await Promise.all([{ match: 1 }, { hand: 3 }, { holding: 2 }].map(forever))).toEqual([true, true, true])
    expect(await Promise.all([{ match: 3 }, { hand: 5 }, {}].map(forever))).toEqual([false, false, false])
    for (let i = 0; i < 5000 && room.table.meta.phase !== 'over'; i++) room.pass(500)
    expect(await Promise.all([{ match: 3 }, { hand: 5 }, {}].map(forever))).toEqual([true, true, false])
    peers[0].say({ type: 'again' })
    expect(await forever({ match: 3 })).toBe(true)
    Object.assign(meta, { circle: { id: 'c', key: 'k' } })
    expect(await forever({ match: 3 })).toBe(false)
    expect((await download(room.disk, { match: 3 }, meta, room.now))!.file.seats[0].name).toBe('P0')
    const match = room.disk.rows.get('match:0003') as MatchRow
    room.disk.rows.set('match:0003', { ...match, members: [7, 8, null] })
    Object.assign(meta, { circle: { id: 'c', key: 'k', forgotten: [8] } })
    const { file } = (await download(room.disk, { match: 3 }, meta, room.now))!
    expect(file.seats.map(({ name }) => name)).toEqual(['P0', '', ''])
  })

  it('is nobody’s while others may be dealt the same: of a day until it is over, of a circle until all have ended', async () => {
    const { room } = played()
    const { meta } = room.table
    const there = async (which: Which, now = 0) => (await download(room.disk, which, meta, now)) !== null
    Object.assign(meta, { day: { name: 'x', date: 'd', deal: '00'.repeat(32), until: 1000 } })
    expect([await there({ match: 1 }, 999), await there({ match: 1 }, 1000)]).toEqual([false, true])
    // Only its first match is dealt from what others are dealt.
    expect(await there({ match: 2 }, 999)).toBe(true)
    Object.assign(meta, { day: undefined, circle: { id: 'c', key: 'k', deal: '00'.repeat(32) } })
    expect(await there({ hand: 2 })).toBe(false)
    Object.assign(meta.circle!, { shown: true })
    expect(await there({ hand: 2 })).toBe(true)
  })

  it('is shown to those who played its first match as they would have been shown it then', async () => {
    const { room, peers, row } = played()
    const shown = peers[0].all('revealed').slice(0, 2)
    expect((await loadReveals(room.disk)).map(each => ({ type: 'revealed', ...each }))).toEqual(shown)
    expect(shown.map(({ hand, version }) => [hand, version])).toEqual([
      [1, toy.version],
      [2, toy.version],
    ])
    room.disk.rows.set('hand:0001', { ...row(1), shared: true })
    expect((await loadReveals(room.disk)).map(({ shared }) => shared)).toEqual([true, undefined])
    room.disk.rows.clear()
    expect(await loadReveals(room.disk)).toEqual([])
  })
})
