// npm run cards: draws public/cards/*.png, what a link shows where it is sent, from the vignettes of the home page.
// Run it again when a vignette changes; the pictures are kept in the repository.
import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { browser, root, systemBrowser } from './setup.mjs'

const SIZE = { width: 1200, height: 630 }
const MOST = 60 * 1024
const folder = join(root, 'public', 'cards')

await browser()
const server = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
await server.listen()
const launched = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await launched.newPage({ viewport: SIZE, locale: 'en-GB', colorScheme: 'dark' })
  await page.goto(server.resolvedUrls.local[0])
  await page.locator('[data-game] svg').first().waitFor()
  const games = await page.locator('[data-game]').evaluateAll(cards =>
    cards.map(card => ({
      id: card.dataset.game,
      felt: card.dataset.felt,
      name: card.querySelector('h3').textContent,
      art: card.querySelector('.vignette svg').outerHTML,
    })),
  )
  mkdirSync(folder, { recursive: true })
  const masa = { id: 'masa', felt: '', name: 'Masa', art: games[0].art }
  for (const game of [masa, ...games]) {
    // One colour of cloth: a gradient would weigh more than everything on it.
    await page.evaluate(({ felt, name, art }) => {
      document.body.innerHTML = `<div data-felt="${felt}" style="position:fixed;inset:0;display:grid;justify-items:center;align-content:space-evenly;border:28px solid var(--wood);background:var(--felt);color:var(--on-felt)">
        <div style="width:640px">${art}</div>
        <div style="font:700 84px/1.1 var(--serif);text-align:center"></div></div>`
      const svg = document.querySelector('svg')
      svg.style.cssText = 'display:block;width:100%;height:auto'
      document.querySelector('div div:last-child').textContent = name
    }, game)
    const png = await page.screenshot({ animations: 'disabled' })
    if (png.length > MOST) throw new Error(`${game.id}.png has ${png.length} bytes, more than ${MOST}`)
    writeFileSync(join(folder, `${game.id}.png`), png)
    console.log(`${game.id}.png ${Math.round(png.length / 1024)} KB`)
  }
} finally {
  await launched.close()
  await server.close()
}
