import { expect, test } from 'vitest'
import { active, memberOf, type State } from '../../../party/circle/state.ts'
import { load } from '../../../party/circle/store.ts'
import { enter, type Circle } from '../../../party/circle/circle.ts'
import { hashToken } from '../../../party/token.ts'
import type { Entry } from '../../../src/circle/entry.ts'
import { likeAny } from '../../../src/table/confusables.ts'
import type { CircleDown, CircleUp } from '../../../src/circle/protocol.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import { pick, SEED, seeded } from '../../support/random.ts'
import { runs } from '../../support/sampling.ts'
import { CIRCLE, Device, House } from './house.ts'

const SEQUENCES = runs(10_000)
const STEPS = 12

/** What is known of every token that was ever given out: whose it may be, null while nobody has confirmed it. */
type Given = Map<string, number | null>

/**
 * One sequence: some devices, honest and not, say what they like to a circle. After each message every token opens the
 * member it was given to, or nobody; only a member's own device or an owner can have made it so.
 */
async function play(seed: number): Promise<void> {
  const random = seeded(seed)
  const house = new House()
  const devices = Array.from({ length: 4 }, () => new Device(house))
  const given: Given = new Map()
  const codes = new Map<string, number>()
  const secrets: string[] = []
  await devices[0].hello({ name: 'X', picture: 'tea', as: 'Ana' })
  given.set(devices[0].token!, 1)
  let state = await stateOf(house)
  for (let step = 0; step < STEPS && state; step++) {
    const device = pick(devices, random)
    const before = state
    const me = device.token ? memberOf(before, hashToken(device.token)) : null
    const at = `seed ${seed}, step ${step}`
    if (!device.line || random() < 0.1) {
      // Now and then with somebody else's token that was overheard nowhere, or after the circle has died.
      if (random() < 0.2) house.kill('circle', CIRCLE)
      for (const each of devices) if (random() < 0.5) each.line = null
      await device.hello()
      continue
    }
    // What stands in the ledger keeps its people's names for them.
    if (me && random() < 0.15) await playedBy(house, me.id)
    const message = something(random, codes, secrets)
    // A token that others have drawn, too, as a line that broke or a thief would have it said twice.
    if (['join', 'claim'].includes(message.type) && random() < 0.2)
      Object.assign(message, { token: pick([...given.keys()], random) })
    const answer = await device.say(message)
    if (!answer) continue
    const what = `${at}: ${JSON.stringify(message)} from ${me?.id ?? 'a stranger'} → ${answer.type}`
    note(answer, message, device.token, me?.id ?? null, { given, codes, secrets })
    const after = await stateOf(house)
    if (!after) break
    judge(before, after, message, me, answer, given, what)
    judgeReturns(before, after, message, me, await entriesOf(house), what)
    state = after
  }
  expect(await savedOf(house), `seed ${seed}`).toEqual(await stateOf(house))
}

/** A match of theirs is in the ledger. */
async function playedBy(house: House, member: number): Promise<void> {
  const { circle } = (await house.circle()) as unknown as { circle: Circle }
  const seats = [{ who: { member }, points: 0, place: 1 }]
  const n = circle.entries.length + 1
  enter(circle, () => circle.record({ n, id: `x:${n}`, game: 'okey', at: 0, hands: 1, seats, struck: false } as never))
}
const entriesOf = async (house: House) =>
  ((await house.circle()) as unknown as { circle: Circle | null }).circle?.entries ?? []

/** As it is in memory. */
const stateOf = async (house: House): Promise<State | null> =>
  ((await house.circle()) as unknown as { circle: { state: State } | null }).circle?.state ?? null
/** As a new life would find it. */
const savedOf = async (house: House): Promise<State | null> => (await load(house.disk('circle', CIRCLE)))?.state ?? null

type Said = Parameters<Device['say']>[0]
function something(random: () => number, codes: Map<string, number>, secrets: string[]): Said {
  const name = pick(['Ana', 'Bo', 'Cem', 'ANA', 'Аna', ''], random)
  const some = Math.floor(random() * 5)
  const on = random() < 0.5
  const guess = 'a'.repeat(32)
  return pick<Said>(
    [
      { type: 'join', name },
      { type: 'join', name },
      { type: 'claim', name },
      { type: 'claim', name },
      { type: 'confirm', claim: some, yes: on },
      { type: 'confirm', claim: some, yes: true },
      { type: 'move', code: pick([guess, ...codes.keys()], random) },
      { type: 'withdraw' },
      { type: 'link' },
      { type: 'onlyHere' },
      { type: 'own', secret: pick([guess, ...secrets], random) },
      { type: 'profile', name },
      { type: 'leave', forget: on },
      { type: 'renew' },
      { type: 'owner', member: some, on },
      { type: 'remove', member: some },
      { type: 'strike', entry: some, on },
    ],
    random,
  )
}

function note(
  answer: CircleDown,
  message: Said,
  token: string | undefined,
  me: number | null,
  { given, codes, secrets }: { given: Given; codes: Map<string, number>; secrets: string[] },
): void {
  if (answer.type === 'joined') {
    given.set(token!, message.type === 'move' ? codes.get(message.code)! : answer.member)
    if (message.type === 'move') codes.delete(message.code)
  }
  if (answer.type === 'claimed') given.set(token!, null)
  if (answer.type === 'link') codes.set(answer.code, me!)
  if (answer.type === 'secret') secrets.unshift(answer.secret)
}

function judge(
  before: State,
  after: State,
  message: Said,
  me: { id: number; owner: boolean } | null,
  answer: CircleDown,
  given: Given,
  what: string,
): void {
  for (const [token, whose] of given) {
    const is = memberOf(after, hashToken(token))?.id ?? null
    if (is === null || is === whose) continue
    // Somebody's from now on: it had been claimed, and this very message confirmed it.
    const claim = before.claims.find(({ hash }) => hash === hashToken(token))
    const confirmed = message.type === 'confirm' && message.yes && message.claim === claim?.id && answer.type === 'ok'
    expect(whose, what).toBeNull()
    expect(confirmed && claim!.member === is && (me!.owner || me!.id === is), what).toBe(true)
    given.set(token, is)
  }
  const hashes = after.members.flatMap(({ devices }) => devices)
  expect(new Set(hashes).size, what).toBe(hashes.length)
  expect(hashes.length, what).toBeLessThanOrEqual(given.size)
  expect(
    active(after).some(({ owner }) => owner),
    what,
  ).toBe(true)
  expect(
    after.members.every(({ left, owner, devices }) => !left || (!owner && !devices.length)),
    what,
  ).toBe(true)
  // Nobody's name or place was changed but by themselves, an owner, or the succession of owners.
  for (const member of before.members) {
    const now = after.members.find(({ id }) => id === member.id)
    const own = me?.id === member.id
    if (now?.name !== member.name) expect(own, what).toBe(true)
    if (now?.left && !member.left) expect(own || me?.owner, what).toBe(true)
    if (now?.owner && !member.owner)
      expect(me?.owner || message.type === 'own' || message.type === 'leave', what).toBe(true)
  }
  const names = active(after).map(({ name }) => name.toLowerCase())
  expect(new Set(names).size, what).toBe(names.length)
  if (answer.type === 'no') expect(after, what).toEqual(before)
}

/** Who has left comes back by an owner's word alone; and who has played is the only one of that name until then. */
function judgeReturns(
  before: State,
  after: State,
  message: Said,
  me: { owner: boolean } | null,
  entries: readonly Entry[],
  what: string,
): void {
  for (const { id, left, era = 0 } of before.members) {
    const now = after.members.find(member => member.id === id)
    if (!left || !now || now.left) continue
    expect(message.type === 'confirm' && me?.owner, what).toBe(true)
    expect(now.era, what).toBe(era + 1)
  }
  const played = (id: number) =>
    entries.some(({ seats }) => seats.some(({ who }) => 'member' in who && who.member === id))
  for (const former of after.members.filter(({ left, id }) => left && played(id)))
    for (const member of active(after))
      if (!before.members.some(({ id, name }) => id === member.id && name === member.name))
        expect(likeAny([former.name])(member.name), what).toBe(false)
}

test('nobody becomes somebody else', async () => {
  for (let i = 0; i < SEQUENCES; i++) await play(SEED * SEQUENCES + i)
})

test('messages of no schema change nothing', async () => {
  const house = new House()
  const ana = new Device(house)
  await ana.hello({ name: 'X', picture: 'tea', as: 'Ana' })
  const before = await stateOf(house)
  const circle = await house.circle()
  const random = seeded(SEED)
  const bad: unknown[] = [null, 1, 'x', [], {}, { type: 'join' }, { type: 'own', n: 1, secret: 'x' }, { type: 'hello' }]
  for (const junk of bad) circle.message(ana.line!.socket, JSON.stringify(junk))
  for (const text of ['', '{', 'x'.repeat(5000), '['.repeat(900)]) circle.message(ana.line!.socket, text)
  for (const type of ['circle', 'note', 'evening', 'open', 'owner'])
    circle.message(ana.line!.socket, JSON.stringify({ type, n: pick([-1, 1.5, '1'], random) }))
  circle.message(ana.line!.socket, new ArrayBuffer(3))
  const calls = ['javascript:alert(1)', 'http://x', 'https://x"onclick', 'data:text/html,x']
  for (const call of calls)
    expect(await ana.say({ type: 'circle', call } as CircleUp & Said)).toMatchObject({ why: 'badMessage' })
  expect(await stateOf(house)).toEqual(before)
  expect(house.errors).toEqual([])
})

test('a member comes in, and a link works, however many wrong ones came from the same address', async () => {
  const house = new House({ counts: true })
  const device = () => new Device(house, CIRCLE, '192.0.2.77')
  const ana = device()
  await ana.hello({ name: 'Sunday', picture: 'tea', as: 'Ana' })
  const links = [await ana.say({ type: 'link' }), await ana.say({ type: 'link' })]
  const codes = links.map(link => (link.type === 'link' ? link.code : ''))
  const guess = async (i: number) => {
    const stranger = device()
    stranger.token = i.toString(16).padStart(32, '0')
    await stranger.hello()
    return stranger.line!.closed
  }
  for (let i = 0; i < 30; i++) expect(await guess(i)).toBeNull()
  expect(await guess(30)).toBe(CLOSE.tooFast)
  const phone = device()
  await phone.hello()
  expect(await phone.say({ type: 'move', code: 'f'.repeat(32) })).toMatchObject({ type: 'no', why: 'tooFast' })
  expect(await phone.say({ type: 'move', code: codes[1] })).toMatchObject({ type: 'joined', member: 1 })
  expect((await ana.hello()).me).toMatchObject({ member: 1 })
  expect(await guess(31)).toBe(CLOSE.tooFast)
})
