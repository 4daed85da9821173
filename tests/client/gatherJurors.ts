import type { AnyGame } from '../../src/games/game.ts'
import type { Down } from '../../src/table/protocol.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { Juror } from './juror.ts'

export const FAST = { hold: 0, soloClock: true, turn: 0, bank: 0, botPace: 'instant' }
/** A server that does to every message what it likes. */
export type Cheat = (message: Down, room: Room) => Down | null
export type Setting = {
  game?: AnyGame
  rules?: Record<string, unknown>
  table?: Record<string, unknown>
  people?: number
  fixed?: number[][]
  cheat?: Cheat
  /** Whom it cheats: a seat, or the number after the last for the watcher. Without it, everyone. */
  eyes?: number
}

/** People with real eyes on the deal, bots at the other seats, somebody watching; nothing is dealt yet. */
export function gatherJurors({
  game = toy,
  rules = {},
  table = FAST,
  people = 2,
  fixed = [],
  cheat,
  eyes,
}: Setting = {}) {
  const room = new Room(1, game, fixed)
  const come = (number: number) => {
    const juror = new Juror(room)
    if (cheat && number === (eyes ?? number)) juror.peer.tamper = message => cheat(structuredClone(message), room)
    juror.peer.hello({ name: `P${number}` })
    return juror
  }
  const jurors = Array.from({ length: people }, (_, seat) => come(seat).sit(seat as 0))
  jurors[0].peer.say({ type: 'options', table, game: rules })
  for (let seat = people; seat < room.table.meta.seats.length; seat++)
    jurors[0].peer.say({ type: 'bot', seat: seat as 0, level: 1 })
  const watcher = come(people)
  const start = async () => {
    for (const juror of jurors) await juror.ready()
  }
  /** Plays until the hand has ended. */
  const finish = () => {
    const { hand } = room.table.meta.round
    for (let i = 0; room.table.meta.round.hand === hand && room.table.meta.phase !== 'over'; i++) {
      if (i > 20_000) throw new Error('the hand never ends')
      room.pass(500)
    }
  }
  return { room, jurors, watcher, start, finish }
}
