import { readdir } from 'node:fs/promises'

/** npm run bench -- [name …] [--option value …]: every bench/<name>.ts that exports `run`, or only those named. */
const own = new Set(['run', 'measure', 'firstLoad', 'phoneHand', 'diskPage'])
/** Only when named: half an hour, or for root alone. */
const long = new Set(['chaos', 'disk', 'evictions', 'idiocy'])
const all = (await readdir(import.meta.dirname))
  .filter(file => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map(file => file.slice(0, -3))
  .filter(name => !own.has(name))
// Whatever a part has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const words = process.argv.slice(2)
const asked = words.filter((word, i) => !word.startsWith('--') && !words[i - 1]?.startsWith('--'))
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such part: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}
for (const name of asked.length ? asked : all.filter(name => !long.has(name))) {
  const part = (await import(`./${name}.ts`)) as { run: () => Promise<void> }
  await part.run()
}
// Rooms in this process have timers of a day, which would keep it here.
process.exit()
