import { expect, test } from '@playwright/test'
import { Client } from '../tests/live/client.ts'
import { Player } from '../tests/live/player.ts'
import { seeded } from '../tests/support/random.ts'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'

test('the deal of the day is played once, and one’s place and a line to share come after it @phone-only', async ({
  page,
  baseURL,
}) => {
  // A whole hand is played, and the page read in six languages twice.
  test.setTimeout(120_000)
  await page.goto('/day')
  await page.locator('[data-day=remi]').click()
  await expectEveryLanguage(page)
  await expectAccessible(page)
  await page.locator('[data-try]').click()
  await expect(page.locator('#board')).toBeVisible()
  const room = new URL(page.url()).pathname.split('/').at(-1)!
  const token = await page.evaluate(room => localStorage.getItem(`masa:seat:${room}`)!, room)

  // The rest of the hand by the same seat's token, as fast as a script can.
  await page.goto('/day')
  const client = new Client(Number(new URL(baseURL!).port), room)
  const player = new Player(client, seeded(1))
  client.token = token
  await client.connect()
  await client.hello()
  await client.see(() => client.table?.phase === 'over', 60_000)
  player.playing = false
  client.socket.close()

  await page.goto(`/t/${room}`)
  await page.locator('[data-place-link]').click()
  await expect(page.locator('[data-place="1"]')).toBeVisible()
  await expect(page.locator('[data-done] [data-link]')).toHaveValue(/^Masa · .*🟩🟩🟩🟩🟩 1\/1 http/)
  await expect(page.locator('[data-try]')).toHaveCount(0)
  await expectEveryLanguage(page)
  await expectAccessible(page)

  // Without a line it says why there is none.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('[data-day=remi]')).toContainText('Played today')
  await page.context().setOffline(true)
  await page.locator('[data-day=okey]').click()
  await expect(page.locator('[data-why=offline]')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('[data-try]')).toBeVisible()
})
