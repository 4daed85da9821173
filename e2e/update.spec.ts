import { expect, test } from '@playwright/test'
import { begin, button, expectTurns, myTurn, playTurn } from './support/cotulenh.ts'
import { Deployment } from './support/deploy.ts'
import { portOf } from './support/ports.ts'

const port = portOf('update')
test.use({ baseURL: `http://127.0.0.1:${port}` })

const deployment = new Deployment(port)
test.afterAll(() => deployment.end())

test('a page that outlives its server plays the hand out, and is fetched anew with the results', async ({
  page,
  baseURL,
}) => {
  await deployment.serve('first')
  await begin(page, baseURL!, '')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-build', 'first')
  await html.evaluate(root => root.setAttribute('data-fetched', 'once'))
  // Whichever of its tries to come back is the first to succeed.
  const told = new Promise<void>(done =>
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"build":"second"') && done()),
    ),
  )
  await deployment.serve('second')
  await told

  await myTurn(page)
  await playTurn(page, 'Ic5c6')
  await expectTurns(page, 2)
  await expect(html).toHaveAttribute('data-fetched', 'once')

  await button(page, 'Resign').click()
  await button(page, 'Really resign?').click()
  await expect(html).toHaveAttribute('data-build', 'second')
  await expect(html).not.toHaveAttribute('data-fetched')
  await expect(page.locator('[data-results=match]')).toContainText('Resigned')
})
