import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'engine.title': 'Un loc pentru botul tău',
  'engine.help': 'Pornește-ți programul cu acest link. Apare o singură dată, iar cine îl are vede piesele acestui loc.',
  'engine.link': 'Linkul pentru bot',
  'watchers.title': 'Spectatori',
  'watchers.mute': 'Oprește mesajele: {name}',
  'watchers.unmute': 'Lasă din nou să scrie: {name}',
  'watchers.remove': 'Trimite de la masă: {name}',
  'players.title': 'Jucători',
  'players.remove': 'Scoți jucătorul: {name}?',
  'players.remove.help':
    'Un bot preia imediat locul, iar {name} află că ai făcut asta. Poți permite oricând revenirea.',
  'players.removed': 'Scoși de la masă',
  'players.admit': 'Primește înapoi: {name}',
} satisfies Translation<typeof en>
