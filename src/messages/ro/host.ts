import type { Translation } from '../message.ts'
import type en from '../en/host.ts'

export default {
  'lobby.newRules':
    'Regulile acestui joc au fost actualizate, așa că partida în curs s-a încheiat. Jocurile terminate se păstrează.',
  'lobby.full': 'Toate locurile sunt ocupate. Poți privi.',
  'lobby.fill': 'Adaugă boți și împarte',
  'lobby.mend': 'Corectează întâi regula marcată sau golește câmpul.',
  'lobby.waitingSeats': 'Se așteaptă jucători la masă',
  'lobby.waitingFor': 'Se așteaptă: {names}',
  'lobby.member': 'Ești aici ca {name} din „{circle}”.',
  'lobby.kept': 'Locurile acestea sunt păstrate pentru jucătorii serii.',
  'lobby.dealing': 'Se amestecă…',
  'sheet.hostOnly': 'Gazda le poate schimba până la prima împărțire.',
  'leave.kept': 'Un bot joacă mai departe pentru tine. Locul rămâne al tău: te întorci oricând din gașcă.',
  'sheet.drawn': 'În seara asta toate mesele joacă după aceste reguli.',
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
