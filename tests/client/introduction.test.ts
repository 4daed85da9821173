import { describe, expect, it } from 'vitest'
import { passFor } from '../../party/circle/key.ts'
import { tagOf } from '../../src/circle/tag.ts'
import { memory } from '../../src/client/memory.ts'
import { settings } from '../../src/client/settings.svelte.ts'
import { fetched, page, withoutBrowser } from './page.ts'

withoutBrowser()

describe('a table of a circle', () => {
  const KEY = 'ab'.repeat(32)
  const face = { member: 2, name: 'Bo', colour: 'teal' }
  const ofCircle = { id: 'abcd-efgh-jkmn-pqrs-tuvw', key: KEY, name: 'Sunday', faces: [face] }

  it('asks the circle who we are when we came by the table’s own link, and we are that member', async () => {
    const asked: string[] = []
    const pass = passFor(KEY, 2)
    const made = page({
      intent: null,
      fetchPass: async (room, tag) => {
        asked.push(`${room} ${tag}`)
        return { pass, name: 'Bo' }
      },
    })
    const { room, line, client } = made
    room.table.meta.circle = ofCircle
    line.open()
    line.flush()
    await fetched()
    client.sit(0)
    for (let i = 0; i < 3; i++) {
      line.flush()
      await fetched()
    }
    expect(asked).toEqual([`room-1 ${tagOf(ofCircle.id, room.table.meta.room)}`])
    expect(room.table.meta.seats[0]).toMatchObject({ member: 2, name: 'Bo' })
    expect(client.membership).toMatchObject({ id: ofCircle.id, name: 'Sunday', me: 2 })
    expect(client.table?.seats[0].colour).toBe('teal')
    expect(memory.get('pass:room-1')).toBe(pass)
    // With it the next line asks nobody.
    line.cut()
    line.open()
    line.flush()
    await fetched()
    expect(asked).toHaveLength(1)
    memory.set('pass:room-1', null)
    settings.rename('')
  })
})
