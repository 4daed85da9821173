import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLink, makeLink, type CircleLink } from '../../src/client/circleLink.ts'
import { Circle, type Refused } from '../../src/client/circle.svelte.ts'
import { keepPass, knownCircles, rememberCircle } from '../../src/client/circles.ts'
import { Memory } from '../../src/client/memory.ts'
import type { connectCircle } from '../../src/client/socket.ts'
import type { CircleDown, CircleInfo, CircleUp } from '../../src/circle/protocol.ts'
import { CLOSE } from '../../src/table/protocol.ts'

const ID = 'abcd-efgh-jkmn-pqrs-tuvw'
const TOKEN = 'ab'.repeat(16)
const SECRET = 'cd'.repeat(16)
const info: CircleInfo = {
  name: 'Sunday',
  picture: 'tea',
  members: [],
  tables: [],
  note: null,
  call: '',
  rules: {},
  claims: [],
  games: [],
  matches: 0,
  evening: null,
  evenings: [],
}
const me = { member: 1, owner: false, devices: 1 }
type Welcome = Extract<CircleDown, { type: 'welcome' }>
const stranger: Welcome = {
  type: 'welcome',
  proto: 1,
  id: ID,
  name: 'Sunday',
  picture: 'tea',
  me: null,
  waiting: null,
  circle: null,
}
const member: Welcome = { ...stranger, me, circle: info }

const store = () => new Memory(null)

/** A circle whose other end is the test. */
function opened(
  more: { memory?: Memory; link?: CircleLink; make?: Extract<CircleUp, { type: 'hello' }>['make'] } = {},
) {
  let ears!: Parameters<typeof connectCircle>[2]
  const sent: CircleUp[] = []
  const refusals: Refused[] = []
  let used = 0
  const kept = more.memory ?? store()
  const circle = new Circle(
    ID,
    { lang: () => 'en', ...more, linkUsed: () => used++, refused: refusal => void refusals.push(refusal) },
    {
      memory: kept,
      now: () => 5,
      connect: (_id, _make, given) => {
        ears = given
        return { send: message => void sent.push(message), close: () => {} }
      },
    },
  )
  ears.open()
  const say = (...messages: CircleDown[]) => messages.forEach(message => ears.message(message))
  const asked = () => sent.filter(message => 'n' in message)
  return { circle, ears, sent, asked, say, refusals, memory: kept, used: () => used }
}

describe('hello', () => {
  it('brings the token this device keeps, and remembers the circle once it is a member’s', () => {
    const memory = store()
    memory.set(`circle:${ID}`, TOKEN)
    const { circle, sent, say } = opened({ memory })
    expect(sent).toEqual([{ type: 'hello', proto: 1, lang: 'en', token: TOKEN }])
    say(stranger)
    expect([circle.status, circle.me, circle.face]).toEqual(['open', null, { name: 'Sunday', picture: 'tea' }])
    expect(knownCircles(memory)).toEqual([])
    say(member)
    expect(knownCircles(memory)).toEqual([{ id: ID, name: 'Sunday', picture: 'tea', at: 5 }])
  })

  it('makes a circle until it is made, and not again', () => {
    const make = { name: 'Sunday', picture: 'tea' as const, as: 'Ann' }
    const { ears, sent, say, memory } = opened({ make })
    ears.close(1006, false)
    ears.open()
    expect(sent.map(message => message.type === 'hello' && message.make)).toEqual([make, make])
    // The same token each time: if the first hello was heard, the second finds its own circle.
    const token = memory.get(`circle:${ID}`)!
    expect(sent.map(message => message.type === 'hello' && message.token)).toEqual([token, token])
    say(member)
    ears.close(1006, false)
    ears.open()
    expect(sent.at(-1)).toEqual({ type: 'hello', proto: 1, lang: 'en', token })
  })
})

describe('questions', () => {
  it('wait for the welcome, have numbers of their own and find their answers', async () => {
    const { circle, asked, say } = opened()
    const first = circle.ask({ type: 'link' })
    expect(asked()).toEqual([])
    say(member)
    const second = circle.ask({ type: 'strike', entry: 7, on: true })
    expect(asked()).toEqual([
      { type: 'link', n: 1 },
      { type: 'strike', n: 2, entry: 7, on: true },
    ])
    say({ type: 'no', n: 2, why: 'ownersOnly' }, { type: 'link', n: 1, code: SECRET })
    expect(await second).toMatchObject({ type: 'no', why: 'ownersOnly' })
    expect(await first).toEqual({ type: 'link', n: 1, code: SECRET })
  })

  it('are asked again after a broken line, but for what must not happen twice', async () => {
    const { circle, ears, asked, say } = opened()
    say(member)
    const open = circle.ask({ type: 'open', game: 'okey' })
    const note = circle.ask({ type: 'note', at: 1, text: '' })
    ears.close(1006, false)
    expect(await open).toEqual({ type: 'no', why: 'lost' })
    ears.open()
    say(member)
    expect(asked().map(message => message.type)).toEqual(['open', 'note', 'note'])
    say({ type: 'ok', n: 2 }, { type: 'ok', n: 2 })
    expect(await note).toEqual({ type: 'ok', n: 2 })
  })

  it('are not asked again by a second welcome on the same line', () => {
    const { circle, asked, say } = opened()
    say(stranger)
    void circle.ask({ type: 'join', name: 'Ann' })
    say(member)
    expect(asked().length).toBe(1)
  })

  it('on a hostile line each gets exactly one answer, and none is done twice that must not be', async () => {
    const kinds = ['open', 'evening', 'note', 'strike', 'link'] as const
    const event = fc.oneof(
      fc.record({ do: fc.constant('ask' as const), kind: fc.constantFrom(...kinds) }),
      fc.record({ do: fc.constantFrom('cut' as const, 'answer' as const, 'stray' as const, 'change' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 60 }), async events => {
        const { circle, ears, sent, asked, say } = opened()
        say(member)
        const answers: Promise<unknown>[] = []
        let heard = 0
        for (const each of events) {
          if (each.do === 'ask') {
            const question = { type: each.kind, game: 'okey', at: null, text: '', entry: 1, on: true }
            answers.push(circle.ask(question as unknown as { type: 'link' }))
          } else if (each.do === 'cut') {
            ears.close(1006, false)
            ears.open()
            heard = sent.length
            say(member)
          } else if (each.do === 'change') say({ type: 'circle', circle: info, me })
          else if (each.do === 'stray') say({ type: 'ok', n: 999 }, { type: 'no', n: null, why: 'tooFast' })
          else {
            const next = sent.slice(heard).find(message => 'n' in message)
            if (next) say({ type: 'ok', n: (next as { n: number }).n })
            heard = next ? sent.indexOf(next) + 1 : sent.length
          }
        }
        circle.close()
        expect((await Promise.all(answers)).length).toBe(answers.length)
        const once = asked().filter(({ type }) => type === 'open' || type === 'evening')
        expect(new Set(once.map(({ n }) => n)).size).toBe(once.length)
      }),
      { numRuns: 300 },
    )
  })
})

describe('who this device is', () => {
  it('is kept when it joins, and waits when it claims, also over a broken line', async () => {
    const { circle, ears, say, memory, sent, asked } = opened()
    say(stranger)
    const claim = circle.ask({ type: 'claim', name: 'Ann' })
    const token = memory.get(`circle:${ID}`)!
    expect(asked()).toEqual([{ type: 'claim', n: 1, name: 'Ann', token }])
    say({ type: 'claimed', n: 1 })
    expect(await claim).toMatchObject({ type: 'claimed' })
    expect([circle.waiting, memory.get(`circle:${ID}`)]).toEqual(['Ann', token])
    ears.close(1006, false)
    ears.open()
    expect(sent.at(-1)).toMatchObject({ type: 'hello', token })
    say({ ...stranger, waiting: 'Ann' }, { type: 'declined' })
    expect([circle.waiting, circle.declined, memory.get(`circle:${ID}`)]).toEqual([null, true, null])
  })

  it('waits no more once the claim was taken back, and is nobody’s', async () => {
    const memory = store()
    memory.set(`circle:${ID}`, TOKEN)
    const { circle, say } = opened({ memory })
    say({ ...stranger, waiting: 'Ann' })
    const withdrawn = circle.ask({ type: 'withdraw' })
    expect(circle.waiting).toBe('Ann')
    say({ type: 'ok', n: 1 })
    expect(await withdrawn).toMatchObject({ type: 'ok' })
    expect([circle.waiting, circle.declined, memory.get(`circle:${ID}`)]).toEqual([null, false, null])
  })

  it('is drawn here and said again with the same token after a broken line; a refused one is not kept', async () => {
    const memory = store()
    memory.set(`circle:${ID}`, TOKEN)
    const { circle, ears, say, asked } = opened({ memory })
    say({ ...stranger, waiting: 'Ann' })
    const join = circle.ask({ type: 'join', name: 'Bo' })
    const token = memory.get(`circle:${ID}`)
    ears.close(1006, false)
    ears.open()
    say(stranger)
    expect(token).not.toBe(TOKEN)
    expect(asked()).toEqual([1, 2].map(() => ({ type: 'join', n: 1, name: 'Bo', token })))
    say({ type: 'no', n: 1, why: 'nameTaken' })
    expect(await join).toMatchObject({ why: 'nameTaken' })
    // What was claimed before still waits.
    expect(memory.get(`circle:${ID}`)).toBe(TOKEN)
  })

  it.each(['left', 'removed', 'deleted', 'noCircle'] as const)('is forgotten after %s', why => {
    const memory = store()
    memory.set(`circle:${ID}`, TOKEN)
    rememberCircle({ id: ID, name: 'Sunday', picture: 'tea', at: 1 }, memory)
    const { circle, ears, say } = opened({ memory })
    say(member, { type: 'bye', why })
    ears.close(CLOSE.ended, true)
    expect([circle.problem, circle.info, memory.get(`circle:${ID}`)]).toEqual([why, null, null])
    expect(knownCircles(memory)).toEqual([])
  })

  it('is kept where the line was closed for another reason, and after a wish to reload', () => {
    const memory = store()
    memory.set(`circle:${ID}`, TOKEN)
    const { circle, ears, say } = opened({ memory })
    say(member, { type: 'bye', why: 'left' })
    ears.close(1006, false)
    expect(circle.problem).toBe(null)
    ears.open()
    ears.close(CLOSE.reload, true)
    expect([circle.problem, memory.get(`circle:${ID}`)]).toEqual(['reload', TOKEN])
  })

  it('at a table of the circle is said by the pass', () => {
    const memory = store()
    keepPass('abcd-2345', SECRET, memory)
    expect(memory.get('pass:abcd-2345')).toBe(SECRET)
  })
})

describe('links', () => {
  it('are read from what stands after the mark, and from nothing else', () => {
    const links: CircleLink[] = [
      { kind: 'me', secret: TOKEN },
      { kind: 'owner', secret: SECRET },
    ]
    for (const link of links) expect(parseLink(new URL(makeLink('https://masa.test', ID, link)).hash)).toEqual(link)
    expect(new URL(makeLink('https://masa.test', ID)).pathname).toBe(`/c/${ID}`)
    for (const hash of [
      '',
      '#',
      '#me=',
      `#me=${TOKEN}x`,
      `#you=${TOKEN}`,
      `?me=${TOKEN}`,
      `#me=${TOKEN.toUpperCase()}`,
    ])
      expect(parseLink(hash)).toBe(null)
  })

  it('a personal link moves a stranger in, once, and tells why not', async () => {
    const { ears, say, asked, used, refusals } = opened({ link: { kind: 'me', secret: SECRET } })
    say(stranger)
    expect(asked()).toMatchObject([{ type: 'move', n: 1, code: SECRET }])
    expect(used()).toBe(1)
    say({ type: 'no', n: 1, why: 'badLink' })
    await Promise.resolve()
    expect(refusals).toMatchObject([{ why: 'badLink' }])
    ears.close(1006, false)
    ears.open()
    say(stranger)
    expect(asked().length).toBe(1)
  })

  it('a personal link asks nothing of a member', () => {
    const { say, asked, used } = opened({ link: { kind: 'me', secret: SECRET } })
    say(member)
    expect([asked(), used()]).toEqual([[], 1])
  })

  it('an owner’s link waits until its reader has joined', () => {
    const { say, asked } = opened({ link: { kind: 'owner', secret: SECRET } })
    say(stranger)
    expect(asked()).toEqual([])
    say(member)
    expect(asked()).toEqual([{ type: 'own', n: 1, secret: SECRET }])
  })
})

describe('what the device remembers', () => {
  it('has the latest first, and nothing that it did not write', () => {
    const memory = store()
    rememberCircle({ id: ID, name: 'One', picture: 'tea', at: 1 }, memory)
    rememberCircle({ id: ID.replace('abcd', '2345'), name: 'Two', picture: 'boat', at: 2 }, memory)
    rememberCircle({ id: ID, name: 'One again', picture: 'tea', at: 3 }, memory)
    expect(knownCircles(memory).map(({ name }) => name)).toEqual(['One again', 'Two'])
    for (const text of ['{', '5', '[null, 3, {"id":"x"}]', '[{"id":"../..","name":"x","picture":"tea","at":1}]']) {
      memory.set('circles', text)
      expect(knownCircles(memory)).toEqual([])
    }
  })
})
