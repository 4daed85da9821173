import { describe, expect, it } from 'vitest'
import { CLOSE } from '../../../src/table/protocol.ts'
import { ANA, BO, CirclePlatform, FOUND, fail, thousandthDay } from './circlePlatform.ts'

thousandthDay()

describe('one address at a circle', () => {
  it('makes so many circles', async () => {
    const address = '192.0.2.81'
    const grounds = await Promise.all(Array.from({ length: 31 }, () => new CirclePlatform().start()))
    const answers = grounds.map(ground => ground.connect(address).hello({ ...FOUND, token: ANA })[0])
    expect(answers.findIndex(each => each.type === 'no')).toBe(30)
    expect(answers[30]).toEqual(fail('tooFast'))
  })

  it('may guess so often, and is heard with what is right however often that was', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const address = '192.0.2.82'
    const owner = ground.connect(address)
    owner.hello({ token: ANA })
    const { code } = owner.say({ type: 'link', n: 1 })[0] as { code: string }
    const secret = (owner.say({ type: 'renew', n: 2 }).find(each => each.type === 'secret') as { secret: string })
      .secret
    const bo = ground.connect(address)
    bo.hello({ token: BO })
    const guess = (i: number) => bo.say({ type: 'own', n: i, secret: i.toString(16).padStart(32, '0') })
    const answers = Array.from({ length: 31 }, (_, i) => guess(i)[0])
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(fail('badSecret')))
    expect(answers[30]).toEqual(fail('tooFast'))
    const stranger = ground.connect(address)
    stranger.hello()
    expect(stranger.say({ type: 'move', n: 3, code: 'c'.repeat(32), token: 'd'.repeat(32) })).toEqual([fail('tooFast')])
    // A wrong token opens no line from there; a right one does, and so do the right link and the right secret.
    const wrong = ground.connect(address)
    wrong.hello({ token: 'e'.repeat(32) })
    expect(wrong.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    const back = ground.connect(address)
    back.hello({ token: BO })
    expect(back.last('welcome').me).toMatchObject({ member: 2 })
    expect(stranger.say({ type: 'move', n: 4, code, token: 'd'.repeat(32) })).toContainEqual(
      expect.objectContaining({ type: 'joined', member: 1 }),
    )
    // The link has been used; but the device is known.
    expect(stranger.say({ type: 'move', n: 5, code, token: 'd'.repeat(32) })[0]).toMatchObject({ type: 'joined' })
    expect(bo.say({ type: 'own', n: 40, secret })).toContainEqual({ type: 'ok', n: 40 })
  })

  it('may join or claim so often; owners and members there are not counted', async () => {
    for (const type of ['join', 'claim'] as const) {
      const ground = await new CirclePlatform().start()
      await ground.made()
      const address = `192.0.2.${type === 'join' ? 83 : 84}`
      const stranger = ground.connect(address)
      stranger.hello()
      const ask = (from: typeof stranger, i: number) =>
        from.say({ type, n: i, name: 'Ana', token: i.toString(16).padStart(32, '0') })[0]
      const answers = Array.from({ length: 31 }, (_, i) => ask(stranger, i))
      expect(answers.findIndex(each => each.type === 'no' && each.why === 'tooFast')).toBe(30)
      const [owner, bo] = [ANA, BO].map(token => {
        const line = ground.connect(address)
        line.hello({ token })
        return line
      })
      expect(ask(owner, 1)).toEqual(fail('member'))
      expect(bo.say({ type: 'note', n: 2, at: null, text: '' })).toContainEqual({ type: 'ok', n: 2 })
    }
  })

  it('guesses with no token that somebody waits with', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const address = '192.0.2.85'
    const line = ground.connect(address)
    line.hello()
    const token = 'f'.repeat(32)
    line.say({ type: 'claim', n: 1, name: 'Bo', token })
    for (let i = 0; i < 31; i++) ground.connect(address).hello({ token: i.toString(16).padStart(32, '1') })
    const again = ground.connect(address)
    again.hello({ token })
    expect([again.closed, again.last('welcome').waiting]).toEqual([null, 'Bo'])
    // Nobody is taken for whoever waits because another token is unknown.
    const other = ground.connect()
    other.hello({ token: '9'.repeat(32) })
    expect(other.last('welcome').waiting).toBeNull()
    expect(ground.state.claims).toHaveLength(1)
  })
})
