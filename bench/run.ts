import { readdir } from 'node:fs/promises'

/** npm run bench -- [name …]: every bench/<name>.ts that exports `run`, or only those named. */
const own = new Set(['run', 'measure'])
const all = (await readdir(import.meta.dirname))
  .filter(file => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map(file => file.slice(0, -3))
  .filter(name => !own.has(name))
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(`no such part: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}
for (const name of asked.length ? asked : all) {
  const part = (await import(`./${name}.ts`)) as { run: () => Promise<void> }
  await part.run()
}
