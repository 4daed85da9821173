import type { Picture } from '../circle/constants.ts'
import type { Level, Seat } from '../games/game.ts'
import type { Phrase, Reaction, Up } from '../table/protocol.ts'
import type { Connection } from './connection.svelte.ts'

/** What a person can ask of a table, besides what its game offers: each is one message, and the room decides. */
export abstract class Requests {
  abstract readonly connection: Pick<Connection, 'send'>

  sit = (seat: Seat) => this.connection.send({ type: 'sit', seat })
  bot = (seat: Seat, level: 0 | Level) => this.connection.send({ type: 'bot', seat, level })
  engine = (seat: Seat) => this.connection.send({ type: 'engine', seat })
  remove = (seat: Seat) => this.connection.send({ type: 'remove', seat })
  admit = (id: number) => this.connection.send({ type: 'admit', id })
  watcher = (id: number, what: 'remove' | 'mute' | 'unmute') => this.connection.send({ type: 'watcher', id, what })
  leave = (forGood = false) => this.connection.send({ type: 'leave', forGood })
  again = () => this.connection.send({ type: 'again' })
  /** Whoever sits here becomes a circle: `circle` says which. */
  keep = (name: string, picture: Picture) => this.connection.send({ type: 'keep', name, picture })
  text = (text: string) => this.connection.send({ type: 'chat', text })
  react = (reaction: Reaction) => this.connection.send({ type: 'react', reaction })
  phrase = (phrase: Phrase) => this.connection.send({ type: 'phrase', phrase })
  options = (change: Omit<Extract<Up, { type: 'options' }>, 'type'>) =>
    this.connection.send({ type: 'options', ...change })
}
