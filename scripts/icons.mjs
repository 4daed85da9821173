// npm run icons: draws public/icons/*.png from public/icon.svg, in the sizes that phones ask for. Run it again when the
// icon changes; the pictures are kept in the repository.
import { chromium } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browser, root, systemBrowser } from './setup.mjs'

const folder = join(root, 'public', 'icons')
const art = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
/** A phone cuts its own shape out of a maskable one: the middle four fifths are seen for sure, and no corner is round. */
const ICONS = [
  { name: '192', size: 192, within: 1 },
  { name: '512', size: 512, within: 1 },
  { name: 'maskable-192', size: 192, within: 0.8 },
  { name: 'maskable-512', size: 512, within: 0.8 },
  { name: 'apple-touch', size: 180, within: 0.9 },
]

await browser()
const launched = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await launched.newPage()
  mkdirSync(folder, { recursive: true })
  for (const { name, size, within } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    const wood = within < 1 ? '#74492a' : 'transparent'
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${wood}">${art.replace('<svg', `<svg style="width:${within * 100}%"`)}</body>`,
    )
    writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }))
  }
} finally {
  await launched.close()
}
