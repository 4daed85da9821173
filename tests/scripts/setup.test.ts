import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const setup = resolve(import.meta.dirname, '../../scripts/setup.mjs')

// As `npm start` does in a bare clone; an npm of ours stands in for the one that would fetch for minutes, and as that does it takes its time.
it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends what it installs by when %s ends it', async signal => {
  const dir = mkdtempSync(join(tmpdir(), 'masa-setup-'))
  const npm = join(dir, 'npm-cli.js')
  writeFileSync(npm, `process.on('${signal}', () => {}); process.stdout.write('fetching'); setInterval(() => {}, 1000)`)
  const child = spawn(process.execPath, ['-e', `import(${JSON.stringify(setup)}).then(({ npm }) => npm(['ci']))`], {
    env: { ...process.env, npm_execpath: npm },
  })
  await new Promise(said => child.stdout.once('data', said))
  child.kill(signal)
  // The pipe is closed when everybody who could write to it has ended.
  expect(await new Promise(closed => child.once('close', closed))).toBe(1)
  rmSync(dir, { recursive: true })
})
