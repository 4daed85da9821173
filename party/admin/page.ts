import type { Figures } from '../figures.ts'
import { escaped } from '../http.ts'
import type { Recent } from '../journal.ts'

export type Shown = {
  version: string
  ready: boolean
  uptime: number
  disk: Record<string, number>
  figures: Figures
  recent: Recent
  blocked: readonly string[]
  /** What each form carries. */
  mark: string
}

const text = (what: string | number): string => escaped(String(what))

/** The operator's page: English only, for there is one reader. `said`: what has just been done, or why not. */
export const loginPage = (said: string): string =>
  page(`${note(said)}
<form method="post">
  <p><label>Key <input name="key" type="password" autocomplete="current-password" required autofocus></label>
  <button name="do" value="login">Log in</button></p>
  <p>It was printed when this server was first started.</p>
</form>`)

export function mainPage(shown: Shown, said: string): string {
  const { version, ready, uptime, disk, figures, recent, blocked, mark } = shown
  const form = (what: string, fields: string, button: string) =>
    `<form method="post"><input type="hidden" name="mark" value="${text(mark)}">${fields}` +
    `<button name="do" value="${what}">${button}</button></form>`
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${text(value)}">`
  const load: [string, string | number][] = [
    ['version', version],
    ['ready', ready ? 'yes' : 'no: nothing can be written'],
    ['up for', `${Math.floor(uptime / 3600)} h ${Math.floor((uptime % 3600) / 60)} min`],
    ['tables with somebody there', figures.open.size],
    ['sockets', figures.sockets()],
    ['steps', `${figures.total('steps')} (${(figures.total('steps') / Math.max(1, uptime)).toFixed(1)} a second)`],
    ['bots have thought', `${(figures.total('bot_milliseconds') / 1000).toFixed(1)} s`],
    ['refusals', figures.total('refusals')],
    ['errors', figures.total('errors')],
    ...Object.entries(disk).map(([name, value]): [string, number] => [name.replace('_', ' '), value]),
  ]
  const open = [...figures.open.values()].sort((a, b) => b.sockets - a.sockets)
  return page(`${note(said)}
<h2>Load</h2>
${table(
  [],
  load.map(row => row.map(text)),
)}
<h2>Tables</h2>
${table(
  ['room', 'game', 'phase', 'sockets', 'from', ''],
  open.map(({ room, game, phase, sockets, addresses }) => [
    ...[room, game, phase ?? '', sockets].map(text),
    addresses.map(each => form('block', text(each) + hidden('address', each), 'Block')).join(''),
    form('end', hidden('room', room), 'End'),
  ]),
)}
${form('end', '<label>Another table, by its code <input name="room" required></label>', 'End')}
<h2>Blocked addresses</h2>
${table(
  [],
  blocked.map(each => [text(each), form('unblock', hidden('address', each), 'Let in')]),
)}
${form('block', '<label>Address <input name="address" required></label>', 'Block')}
<h2>Errors</h2>
${table(
  ['at', 'number', 'where', 'what', 'in'],
  recent.failures.map(({ at, id, where, error, stack }) => [at, id, where, error, stack].map(text)),
)}
${form('logout', '', 'Log out')}`)
}

const note = (said: string): string => (said ? `<p role="status"><strong>${text(said)}</strong></p>` : '')

function table(heads: string[], rows: string[][]): string {
  if (!rows.length) return '<p>None.</p>'
  const line = (cells: string[], tag: string) => `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table>${heads.length ? line(heads, 'th') : ''}${rows.map(row => line(row, 'td')).join('\n')}</table>`
}

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Masa: the operator's page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse } td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top }
form { margin: 0 } td form { display: inline-block; margin-right: 0.8rem } button, input { font: inherit; margin-left: 0.4rem }
</style></head><body><h1>Masa</h1>
${body}
</body></html>`
