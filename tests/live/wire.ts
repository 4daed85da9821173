import type { AnyGame, Outcome, Viewer } from '../../src/games/game.ts'
import type { Clock } from '../../src/table/protocol.ts'
import type { Frame, MasaFile } from '../../src/table/replay.ts'
import { says, type Client } from './client.ts'

type Sight = { events: unknown[]; view: unknown; outcome: Outcome | null }

export async function matchFile(url: string, room: string): Promise<MasaFile> {
  return (await (await fetch(`${url}/parties/main/${room}?match`)).json()) as MasaFile
}

/** What the log says these eyes were shown: the first entry has the number 1. */
export function sights(game: AnyGame, frames: readonly Frame[], viewer: Viewer): Sight[] {
  const seen: Sight[] = []
  let last = ''
  for (const { state, events: all } of frames) {
    const events = all.map(event => game.witness(event, viewer) as unknown).filter(event => event !== null)
    const view: unknown = game.view(state, viewer)
    const text = JSON.stringify(view)
    // What shows these eyes nothing is not told to them, and not counted.
    if (!events.length && text === last) continue
    last = text
    seen.push({ events, view, outcome: game.outcome(state) })
  }
  return seen
}

/** Everything a socket was sent that the log does not account for. Numbers after the log's last hand are left out. */
export function strays(client: Client, seen: readonly Sight[]): string[] {
  const found: string[] = []
  const compare = (rev: number, got: { view: unknown; outcome: unknown; events?: unknown[]; clock?: Clock }) => {
    const due = seen[rev - 1]
    if (!due) return
    const { events = due.events, view, outcome, clock } = got
    if (JSON.stringify([events, view, outcome]) !== JSON.stringify([due.events, due.view, due.outcome]))
      found.push(`number ${rev} showed ${JSON.stringify([events, view]).slice(0, 400)}`)
    const may = client.game.waiting(view)
    const shown = clock?.running.map(({ seat }) => seat) ?? []
    if (shown.some(seat => !may.includes(seat))) found.push(`number ${rev} showed the clocks of ${shown.join()}`)
  }
  for (const { message } of client.frames) {
    if (message.type === 'step') compare(message.rev, message)
    if (message.type !== 'welcome') continue
    for (const step of message.missed) compare(step.rev, step)
    if (message.scene) compare(message.rev, { ...message.scene, clock: message.clock })
  }
  return found
}

/** A hand's secret is on no socket before its end, its salts on none before it was dealt. */
export function early(client: Client, file: MasaFile): string[] {
  const found: string[] = []
  for (const { hand, secret, salts } of file.hands) {
    const at = client.frames.findIndex(frame => says(frame, secret))
    if (at >= 0 && !ended(client, at, hand)) found.push(`hand ${hand}: ${secret} came too soon`)
    for (const salt of salts.filter(Boolean)) {
      const first = client.frames.find(frame => says(frame, salt))!.message
      const dealt = first.type === 'dealt' || (first.type === 'welcome' && first.table.phase !== 'dealing')
      if (!dealt) found.push(`hand ${hand}: ${salt} came in ${first.type}`)
    }
  }
  return found
}

/** Whether the client knew that the hand had ended when this frame came, or was told so in it. */
function ended(client: Client, at: number, hand: number): boolean {
  const { message } = client.frames[at]
  if (message.type === 'welcome') return message.table.hand > hand || message.table.phase === 'over'
  const step = client.frames.slice(0, at).findLast(frame => frame.message.type === 'step')?.message
  return message.type === 'revealed' && message.hand === hand && step?.type === 'step' && step.outcome !== null
}
