import { describe, expect, it, vi } from 'vitest'
import { deriveOrder, rootOfOrder } from '../../src/table/deal.ts'
import { commit, seal } from '../../src/table/seal.ts'
import type { Down, Reveal } from '../../src/table/protocol.ts'
import { OPENING } from '../../party/table/round.ts'
import type { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { gatherJurors, type Cheat, type Setting } from './gatherJurors.ts'

type Welcome = Extract<Down, { type: 'welcome' }>

const cheated = async (cheat: Cheat, setting?: Setting) => {
  const { room, jurors, watcher, start, finish } = gatherJurors({ ...setting, cheat })
  await start()
  room.pass(OPENING)
  finish()
  return { room, verdicts: await Promise.all([...jurors, watcher].map(juror => juror.verdict(1))) }
}
const unshuffled = Array.from({ length: 24 }, (_, i) => i)
const honest = ({ table }: Room) => {
  const { secret, hand, salts } = table.meta.round.orders.length ? table.meta.round : table.revealed!
  return { secret, hand, salts, room: 'room-1' }
}

describe('a server that cheats is found out', () => {
  it('when it deals an unshuffled wall', async () => {
    const { verdicts } = await cheated(message => message, { fixed: [unshuffled] })
    for (const verdict of verdicts) expect(verdict).toMatchObject({ wrong: 'order', step: 1 })
  })

  it('when it deals an unshuffled wall and shows an honest order', async () => {
    const { verdicts } = await cheated(
      (message, room) => {
        if (message.type === 'dealt' && message.index === 0)
          message.root = rootOfOrder(honest(room), 0, deriveOrder(honest(room), 0, 24))
        if (message.type === 'revealed') message.steps[0] = { by: 'table', order: deriveOrder(honest(room), 0, 24) }
        return message
      },
      { fixed: [unshuffled] },
    )
    expect(verdicts.slice(0, 2)).toMatchObject([
      { wrong: 'shown', step: 1 },
      { wrong: 'shown', step: 1 },
    ])
    // A watcher is shown no tile by the deal itself.
    expect(verdicts[2]!.wrong).toMatch(/^(shown|steps)$/)
  })

  it('when it exchanges two tiles in mid-hand, and a watcher sees it too', async () => {
    for (const eyes of [0, 2]) {
      let steps = 0
      const { verdicts } = await cheated(
        message => {
          if (message.type !== 'step' || ++steps < 4) return message
          const swapped = (value: unknown): unknown => {
            if (Array.isArray(value)) return value.map(swapped)
            if (typeof value === 'number') return value === 5 ? 17 : value === 17 ? 5 : value
            if (typeof value !== 'object' || value === null) return value
            return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, swapped(each)]))
          }
          return { ...message, view: swapped(message.view), events: swapped(message.events) as unknown[] }
        },
        { eyes },
      )
      expect(verdicts[eyes]).toMatchObject({ wrong: 'shown' })
      expect(verdicts[eyes]!.step).toBeGreaterThan(3)
      expect(verdicts[1]).toMatchObject({ wrong: null })
    }
  })

  it('when it changes its secret, or any of the salts, after the fact', async () => {
    const changes: [string, (reveal: Extract<Down, { type: 'revealed' }>, room: Room) => void][] = [
      ['commit', reveal => (reveal.secret = 'f'.repeat(64))],
      ['commit', reveal => Object.assign(reveal, { secret: 'f'.repeat(64), commit: commit('f'.repeat(64)) })],
      ['seals', reveal => (reveal.salts[1] = '')],
      ['seals', reveal => (reveal.salts[2] = 'a'.repeat(32))],
      ['seals', reveal => reveal.salts.push('')],
      [
        'seals',
        reveal => {
          const salt = 'a'.repeat(32)
          reveal.salts[1] = salt
          reveal.seals = reveal.seals.map((each, seat) =>
            seat === 1 ? seal({ ...reveal, room: 'room-1' }, 1, salt) : each,
          )
        },
      ],
      ['order', reveal => (reveal.steps[0] = { by: 'table', order: unshuffled })],
      ['steps', reveal => reveal.steps.pop()],
      ['steps', reveal => void reveal.steps.splice(2, 1)],
      ['steps', reveal => Object.assign(reveal.before as object, { current: 1 })],
      ['steps', reveal => (reveal.before = null)],
    ]
    for (const [wrong, change] of changes) {
      const { verdicts } = await cheated((message, room) => {
        if (message.type === 'revealed') change(message, room)
        return message
      })
      for (const verdict of verdicts) expect(verdict, `${wrong} ${change}`).toMatchObject({ wrong })
    }
  })

  it('when it gives a bot a salt to grind', async () => {
    const salt = 'b'.repeat(32)
    const { verdicts } = await cheated((message, room) => {
      const promise = { ...room.table.meta.round, room: 'room-1', hand: 1 }
      const ground = seal(promise, 2, salt)
      if (message.type === 'sealed') message.seals = [...message.seals.slice(0, 2), ground]
      if (message.type === 'dealt') message.salts[2] = salt
      if (message.type === 'revealed')
        Object.assign(message, {
          seals: [...message.seals.slice(0, 2), ground],
          salts: [...message.salts.slice(0, 2), salt],
        })
      return message
    })
    for (const verdict of verdicts) expect(verdict).toMatchObject({ wrong: 'seals' })
  })

  it('when it puts another seal in the place of ours: nothing is opened for it', async () => {
    const { room, verdicts } = await cheated(
      message => {
        if (message.type === 'sealed') message.seals = ['e'.repeat(64), ...message.seals.slice(1)]
        return message
      },
      { eyes: 0 },
    )
    expect(room.table.revealed!.salts[0]).toBe('')
    expect(verdicts[0]).toMatchObject({ wrong: 'seals', mine: false })
    expect(verdicts[1]).toMatchObject({ wrong: null, without: [0] })
  })

  it('when it shows one list of seals, hears the salts, and shows another', async () => {
    const { room, jurors, start } = gatherJurors()
    const [a, b] = jurors
    b.keepSalt()
    await start()
    expect(room.table.meta.phase).toBe('dealing')
    const seals = a.peer.last('sealed').seals
    expect(a.fairness.sealed(1, seals, null)).not.toBeNull()
    expect(a.fairness.sealed(1, [seals[0], 'e'.repeat(64), null], null)).toBeNull()
    expect(await a.fairness.seal(0)).toBeUndefined()
  })

  it('when it says one thing to a player and another to a watcher: their codes differ', async () => {
    const other = 'd'.repeat(64)
    const lies: Cheat[] = [
      message =>
        message.type === 'welcome' ? { ...message, deal: { ...message.deal, commit: commit(other) } } : message,
      message => (message.type === 'sealed' ? { ...message, seals: [...message.seals].reverse() } : message),
      message => (message.type === 'dealt' ? { ...message, root: other } : message),
      message => (message.type === 'dealt' ? { ...message, salts: message.salts.map(() => '') } : message),
    ]
    for (const lie of lies) {
      const { verdicts } = await cheated(lie, { eyes: 2 })
      expect(verdicts[2]!.wrong).not.toBeNull()
      expect(verdicts[0]).toMatchObject({ wrong: null })
      expect(verdicts[2]!.code).not.toBe(verdicts[0]!.code)
    }
  })

  it('when it never shows the deal, and forgiven when it does so late', async () => {
    const { room, jurors, watcher, start, finish } = gatherJurors()
    const [a] = jurors
    a.peer.tamper = message => (message.type === 'revealed' ? null : message)
    await start()
    vi.useFakeTimers()
    finish()
    expect(a.fairness.verdict).toBeUndefined()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(a.fairness.verdict).toMatchObject({ wrong: 'missing' })
    expect(await watcher.verdict(1)).toMatchObject({ wrong: null })
    const first = () => toy.start({ hands: 2 }, 3)
    await a.fairness.reveal(async () => toy, structuredClone(room.table.revealed!), first)
    expect(a.fairness.verdict).toMatchObject({ wrong: null })
  })

  it.each<[string, (hand: number, reveal: Reveal, welcome: Welcome) => Down[]]>([
    ['a commitment', hand => [{ type: 'committed', hand, commit: 'c'.repeat(64) }]],
    ['seals', hand => [{ type: 'sealed', hand, seals: [] }]],
    ['an order', hand => [{ type: 'dealt', hand, index: 0, salts: [], root: 'c'.repeat(64) }]],
    ['a deal that is shown', (hand, reveal) => [{ type: 'revealed', ...reveal, hand }]],
    [
      'a look at another hand and back',
      (hand, _, welcome) => [
        { ...welcome, table: { ...welcome.table, hand }, deal: { ...welcome.deal, hand } },
        { ...welcome, scene: null },
      ],
    ],
  ])('when it speaks of other hands to make its listeners forget this one: %s', async (_, noise) => {
    const honest = gatherJurors()
    await honest.start()
    honest.finish()
    for (const hand of [5, 1_000_000]) {
      const { room, jurors, watcher, start, finish } = gatherJurors({ fixed: [unshuffled] })
      const everyone = [...jurors, watcher]
      // Its own story of the hand is true in itself, but is not what they were shown.
      const { hand: _, ...story } = structuredClone(honest.room.table.revealed!)
      for (const { peer } of everyone) peer.tamper = message => (message.type === 'revealed' ? null : message)
      await start()
      finish()
      vi.useFakeTimers()
      for (const { peer } of everyone) {
        const welcome = { ...structuredClone(peer.last('welcome')), scene: { view: peer.view, outcome: null } }
        for (const message of noise(hand, { ...story, hand }, welcome)) peer.heard(message)
        peer.heard({ type: 'revealed', ...story, hand: 1 })
      }
      vi.advanceTimersByTime(10_000)
      vi.useRealTimers()
      for (const juror of everyone) {
        expect((await juror.verdict(1))?.wrong, `hand ${hand}`).toBeTruthy()
        expect(juror.fairness.verdict?.wrong).not.toBeNull()
      }
      expect(room.table.meta.phase).toBe('between')
    }
  })

  it('when it tells the deal before the hand has ended, in the lobby or in its middle, and shows something else after', async () => {
    const honest = gatherJurors()
    await honest.start()
    honest.finish()
    const story = structuredClone(honest.room.table.revealed!)
    for (const when of ['lobby', 'middle'] as const) {
      const { jurors, watcher, start, finish } = gatherJurors({ fixed: [unshuffled] })
      const everyone = [...jurors, watcher]
      const tell = () => everyone.forEach(({ peer }) => peer.heard({ type: 'revealed', ...structuredClone(story) }))
      if (when === 'lobby') tell()
      await start()
      if (when === 'middle') tell()
      for (const juror of everyone) expect(await juror.verdict(1), when).toBeUndefined()
      finish()
      for (const juror of everyone) expect((await juror.verdict(1))?.wrong, when).toBeTruthy()
    }
  })

  it('when it has a salt opened, makes its owner forget that, and promises the hand anew', async () => {
    const { jurors, finish } = gatherJurors({ people: 1 })
    const [a] = jurors
    const { hand, commit: promised } = a.peer.last('welcome').deal
    const own = (await a.fairness.seal(0))!
    const seals = [own, null, null]
    expect(a.fairness.sealed(hand, seals, null)).toMatch(/^[0-9a-f]{32}$/)
    a.fairness.committed({ hand: 100, commit: promised })
    a.fairness.committed({ hand, commit: promised })
    await a.ready()
    finish()
    expect((await a.verdict(hand))?.wrong).toBe('missing')
  })

  it('and still accused of showing nothing after it has shown the deal of another hand', async () => {
    const { jurors, start, finish } = gatherJurors()
    const [a] = jurors
    a.peer.tamper = message => (message.type === 'revealed' ? { ...message, hand: 2 } : message)
    await start()
    vi.useFakeTimers()
    finish()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(a.fairness.verdict).toMatchObject({ wrong: 'missing' })
  })

  it('but a page with other rules than the server’s accuses nobody', async () => {
    const { verdicts } = await cheated(message => (message.type === 'revealed' ? { ...message, version: 9 } : message))
    for (const verdict of verdicts) expect(verdict).toMatchObject({ wrong: 'version' })
  })
})
