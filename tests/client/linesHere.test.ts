import { expect, it, vi } from 'vitest'
import { CUT, linesHere } from '../../src/client/linesHere.ts'

const ears = () => ({ open: vi.fn(), message: vi.fn(), close: vi.fn() })
const settled = () => new Promise(done => setTimeout(done))

/** Every time it is asked for, the way comes when the test says so. */
function fetching() {
  const asked: { come: () => void; fail: () => void }[] = []
  const said: string[] = []
  const connect = linesHere(
    () =>
      new Promise((come, fail) =>
        asked.push({
          come: () =>
            come({
              connectHere: room => {
                said.push(`${room} opens`)
                return {
                  send: ({ type }) => said.push(`${room} says ${type}`),
                  close: () => said.push(`${room} closes`),
                }
              },
            }),
          fail: () => fail(new Error('away')),
        }),
      ),
  )
  return { asked, said, connect }
}

it('opens lines in the order in which they were asked for, whichever part of the page comes first', async () => {
  const { asked, said, connect } = fetching()
  connect('Anne', ears())
  const second = connect('Mehmet', ears())
  for (const { come } of asked.toReversed()) come()
  await settled()
  second.send({ type: 'sit', seat: 1 })
  second.close()
  expect(said).toEqual(['Anne opens', 'Mehmet opens', 'Mehmet says sit', 'Mehmet closes'])
})

it('opens no line that was closed before its way came', async () => {
  const { asked, said, connect } = fetching()
  connect('Anne', ears()).close()
  asked[0].come()
  await settled()
  expect(said).toEqual([])
})

it('says that the line is cut where the way stays away, and asks for it again with the next', async () => {
  const { asked, said, connect } = fetching()
  const heard = ears()
  connect('Anne', heard)
  asked[0].fail()
  await settled()
  expect(heard.close).toHaveBeenCalledWith(CUT, false)
  connect('Mehmet', ears())
  asked[1].come()
  await settled()
  expect(said).toEqual(['Mehmet opens'])
})
