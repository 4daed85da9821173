import type { Page } from '@playwright/test'
import { COLOURS } from '../../src/circle/constants.ts'
import type { Entry } from '../../src/circle/entry.ts'
import { eveningStandings, seatScores } from '../../src/circle/evening.ts'
import { standingsOf } from '../../src/circle/standings.ts'
import { CIRCLE_PROTOCOL, type CircleDown, type CircleInfo, type CircleUp } from '../../src/circle/protocol.ts'

const ID = 'abcd-efgh-jkmn-pqrs-tuvw'
const NAMES = ['Anneliese', 'Mehmet', 'Ioana-Maria', 'Nguyễn Linh', '陳大文', 'Béla', 'Zeynep', 'Karl-Heinz']
const NOON = Date.UTC(2026, 10, 15, 19)
const DAY = 24 * 60 * 60 * 1000

/** Twelve matches among the first four, one of them struck out. */
const entries: Entry[] = Array.from({ length: 12 }, (_, i) => {
  const order = [0, 1, 2, 3].map(seat => (seat + i * 3) % 4)
  return {
    n: i + 1,
    id: `abcd-2345:${i + 1}`,
    at: NOON - (12 - i) * 5 * DAY,
    game: 'okey101',
    lower: true,
    hands: 5,
    seats: order.map((member, seat) => ({
      who:
        i === 5 && seat === 3 ? { bot: 2 } : i === 6 && seat === 2 ? { guest: 'Onkel Ömer' } : { member: member + 1 },
      place: seat + 1,
      points: 101 * seat + 7 * i,
      wins: 4 - seat,
      best: -101 + 10 * seat,
    })),
    struck: i === 3,
    ...(i > 9 && { evening: { id: 2, round: i - 10, table: 0 } }),
  }
})

const people = [1, 2, 3, 4, 5, 6, 7, 8]
const played = [11, 12].map(entry => [{ room: `abcd-23${entry}`, seats: [1, 2, 3, 4], entry }])

/** A circle with everything in it, seen by its owner. */
export const full = (): CircleInfo => ({
  name: 'Sonntagsrunde der Großfamilie',
  picture: 'tea',
  members: NAMES.map((name, i) => ({
    id: i + 1,
    name,
    colour: COLOURS[i % COLOURS.length],
    owner: i === 0,
    here: i < 3,
    left: false,
  })),
  tables: [
    {
      room: 'abcd-2345',
      game: 'okey101',
      phase: 'lobby',
      hand: 1,
      seats: [
        { member: 2, name: 'Mehmet', level: 0 },
        { member: null, name: '', level: 0 },
        { member: null, name: 'Onkel Ömer', level: 0 },
        { member: null, name: 'Linh', level: 2 },
      ],
      watchers: 0,
      evening: false,
      pass: `1.${'0'.repeat(64)}`,
    },
    {
      room: 'abcd-6789',
      game: 'mahjong',
      phase: 'playing',
      hand: 3,
      seats: [2, 3, 4, 5].map(member => ({ member, name: NAMES[member - 1], level: 0 })),
      watchers: 1,
      evening: false,
      pass: `1.${'0'.repeat(64)}`,
    },
  ],
  note: { at: NOON + 7 * DAY, text: 'Bei Oma im Garten, bitte Kuchen mitbringen', by: 1 },
  call: 'https://call.example/familie',
  rules: { okey101: { options: {}, table: {}, seats: 4 } },
  claims: [
    { id: 1, name: 'Mehmet', member: 2, at: NOON },
    { id: 2, name: 'mehmet', member: 2, at: NOON + 60_000 },
  ],
  games: [{ game: 'okey101', matches: 12, struck: 1, months: ['2026-11', '2026-10', '2026-09'] }],
  matches: 12,
  evening: {
    id: 2,
    game: 'okey101',
    options: {},
    scoring: 'places',
    duplicate: false,
    size: 4,
    people,
    rounds: 2,
    played,
    state: 'over',
    began: NOON,
    standings: eveningStandings({ people, scoring: 'places', duplicate: false, played }, entries),
    scores: seatScores({ people, scoring: 'places', duplicate: false, played }, entries),
  },
  evenings: [{ id: 1, game: 'okey101', began: NOON - 30 * DAY, people: 8, first: [3] }],
})

/** A circle that the test itself plays to one page. It answers what is asked of the ledger, and says yes to the rest. Returns what it was asked. */
export async function openCircle(page: Page, info: CircleInfo): Promise<CircleUp[]> {
  const asked: CircleUp[] = []
  await page.routeWebSocket(/\/parties\/circle\//, socket => {
    const say = (...messages: CircleDown[]) => socket.send(JSON.stringify(messages))
    socket.onMessage(text => {
      const message = JSON.parse(String(text)) as CircleUp
      if (message.type === 'ping') return say({ type: 'pong', t: message.t })
      if (message.type === 'heard') return
      asked.push(message)
      if (message.type !== 'hello') return say(answer(message))
      say({
        type: 'welcome',
        proto: CIRCLE_PROTOCOL,
        id: ID,
        name: 'Sonntagsrunde',
        picture: 'tea',
        me: { member: 1, owner: true, devices: 2 },
        waiting: null,
        circle: info,
      })
    })
  })
  await page.goto(`/c/${ID}`)
  return asked
}

function answer(message: Exclude<CircleUp, { type: 'hello' | 'ping' | 'heard' }>): CircleDown {
  const { n } = message
  if (message.type === 'standings') {
    const { game, season } = message
    return { type: 'standings', n, game, season, standings: standingsOf(entries, game, season) }
  }
  if (message.type === 'ledger') return { type: 'ledger', n, entries: [...entries].reverse(), more: false }
  if (message.type === 'link') return { type: 'link', n, code: 'ab'.repeat(16) }
  if (message.type === 'renew') return { type: 'secret', n, secret: 'cd'.repeat(16) }
  return { type: 'ok', n }
}
