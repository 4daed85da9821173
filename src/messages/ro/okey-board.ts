import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Indicator',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Arată geamănul',
  'okey.pass': 'Încheie jocul',
  'okey.exposed': 'pe față',
  'okey.onIndicator': 'pusă pe indicator',
  'okey.away': 'Mai {n|lipsește # piesă|lipsesc # piese|lipsesc # de piese}. De folos:',
  'okey.awayPairs': 'Cu perechi mai {n|lipsește # piesă|lipsesc # piese|lipsesc # de piese}. De folos:',
  'okey.complete': 'Gata: trage orice piesă și închide',
  'okey.loose': '{n|# piesă liberă|# piese libere|# de piese libere}',
  'okey.pairs': '{n|# pereche|# perechi|# de perechi}',
  'shout.finish': 'Am închis!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Perechi!',
  'shout.pairsOkeyFinish': 'Perechi + Okey!',
  'shout.showed': 'Indicator!',
  'story.won.finish': 'Ai închis: fiecare dintre ceilalți pierde {points|# punct|# puncte|# de puncte}.',
  'story.won.okeyFinish': 'Ai închis cu okey: fiecare dintre ceilalți pierde {points|# punct|# puncte|# de puncte}.',
  'story.won.pairsFinish':
    'Ai închis cu șapte perechi: fiecare dintre ceilalți pierde {points|# punct|# puncte|# de puncte}.',
  'story.won.pairsOkeyFinish':
    'Ai închis șapte perechi cu okey: fiecare dintre ceilalți pierde {points|# punct|# puncte|# de puncte}.',
  'story.side.finish': 'Ai închis: adversarii pierd câte {points|# punct|# puncte|# de puncte}.',
  'story.side.okeyFinish': 'Ai închis cu okey: adversarii pierd câte {points|# punct|# puncte|# de puncte}.',
  'story.side.pairsFinish': 'Ai închis cu șapte perechi: adversarii pierd câte {points|# punct|# puncte|# de puncte}.',
  'story.side.pairsOkeyFinish':
    'Ai închis cu șapte perechi și okey: adversarii pierd câte {points|# punct|# puncte|# de puncte}.',
  'story.partner':
    'Partenerul tău, {seat}, a închis: fiecare dintre adversari pierde {points|# punct|# puncte|# de puncte}.',
  'story.stock': 'Grămada s-a terminat: nimeni nu a închis.',
} satisfies Translation<typeof en>
