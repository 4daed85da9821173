// npm run dev: the room with reload on one port, Vite with hot reload in front of it.
import { spawn } from 'node:child_process'
import { command, flag, install, root, stop } from './setup.mjs'

install()
const { serve } = await import('./serve.mjs')
const room = Number(flag('room') ?? 1998)
const server = serve({ port: room, persist: '.masa', log: 'inherit' })
const vite = spawn(process.execPath, [command('vite'), '--port', flag('port') ?? '5173'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MASA_PARTY_PORT: String(room) },
})
vite.on('exit', () => stop(server))
process.on('exit', () => stop(vite))
