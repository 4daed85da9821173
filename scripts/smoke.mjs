// npm run smoke [-- --port P]: what a newcomer does, without a browser. `npm start`, then one hand of Okey with three bots.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { up } from './port.mjs'
import { flag, root, stop } from './setup.mjs'

const port = Number(flag('port') ?? 1999)
// Under `npm run` npm says where it is: a newcomer starts the server by it, and its start line is worth a try everywhere.
const npm = process.env.npm_execpath
const command = npm?.endsWith('npm-cli.js') ? [npm, 'start', '--'] : [join(root, 'scripts', 'start.mjs')]
const server = spawn(process.execPath, [...command, '--port', String(port)], { cwd: root, stdio: 'inherit' })
const failed = why => {
  console.error(`✗ ${why}`)
  stop(server)
  process.exit(1)
}
const early = code => failed(`npm start ended with ${code} before the hand was played`)
server.once('exit', early)
if (!(await up(port, 900))) failed('no page came within 15 minutes')

// Only now is everything installed.
const { register } = await import('tsx/esm/api')
register()
const { Player, seatedTable } = await import('../tests/live/player.ts')
const { clients, start } = await seatedTable({ port }, { game: 'okey', people: 1, table: { botPace: 'instant' } })
const [client] = clients
new Player(client, Math.random).resting = true
start()
await client.see(() => Boolean(client.scene?.outcome), 120_000).catch(error => failed(error.message))
if (client.faults.length) failed(client.faults.join('; '))
console.log(
  `✓ One hand of Okey was played on Node ${process.version}: ${client.scene.outcome.reason}, ${client.rev} steps`,
)
server.off('exit', early)
client.close()
stop(server)
