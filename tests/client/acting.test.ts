import { describe, expect, it } from 'vitest'
import { toy } from '../party/toy.ts'
import { mine, playing, withoutBrowser } from './page.ts'

withoutBrowser()

it('asks the game before it sends, and says what is refused', async () => {
  const { client, line, noises } = await playing()
  const { view } = client.scene!
  const foreign = { type: 'take' }
  expect(toy.refuse(view as never, foreign as never)).not.toBeNull()
  client.play(foreign)
  expect(line.up).toEqual([])
  expect(client.announcer.bubble?.kind).toBe('refusal')
  expect(noises).toContain('refuse')
})

it('sends one act at a time, and what needs no turn at any time', async () => {
  const made = await playing()
  const { client, line } = made
  const [first, second] = mine(made)
  client.play(first)
  client.play(second)
  expect(line.up).toHaveLength(1)
  client.play({ type: 'arrange', cards: (client.scene!.view as { hands: number[][] }).hands[0] })
  expect(line.up).toHaveLength(2)
})

describe('an act on its way', () => {
  it('is shown at once where its outcome is certain, told when it is confirmed', async () => {
    const made = await playing()
    const { client, line, room } = made
    await client.study()
    const [discard] = mine(made) as { card: number }[]
    client.play(discard)
    expect(client.view).toMatchObject({ open: discard.card })
    expect((client.view as { hands: number[][] }).hands[0]).not.toContain(discard.card)
    expect(client.lately.events).toEqual([{ type: 'discarded', seat: 0, card: discard.card }])
    expect(client.last.events).not.toEqual(client.lately.events)
    expect(client.scene!.view).toMatchObject({ open: null })
    const anticipated = client.view
    line.passUp()
    line.flush()
    expect(client.connection.unanswered).toEqual([])
    expect(room.table.match!.view(0)).toEqual(anticipated)
    expect(client.scene!.view).not.toBe(anticipated)
    // As foreseen: there is nothing to draw again.
    expect(client.view).toBe(anticipated)
  })

  it('comes back with the reason when the room refuses it', async () => {
    const made = await playing()
    const { client, line } = made
    await client.study()
    const before = client.view
    client.play(mine(made)[0])
    expect(client.view).not.toEqual(before)
    line.up.length = 0
    const [{ n }] = client.connection.unanswered
    line.down.push(JSON.stringify([{ type: 'no', n, why: 'notYourTurn' }]))
    line.flush()
    expect(client.view).toEqual(before)
    expect(client.announcer.bubble?.kind).toBe('refusal')
  })
})
