import type { Translation } from '../message.ts'
import type en from '../en/okey-board.ts'

export default {
  'okey.indicator': 'Anzeiger',
  'okey.okey': 'Okey',
  'okey.finish': 'Okey!',
  'okey.show': 'Zwilling zeigen',
  'okey.pass': 'Spiel beenden',
  'okey.exposed': 'offen',
  'okey.onIndicator': 'auf den Anzeiger gelegt',
  'okey.away': 'Noch {n|# Stein|# Steine}. Nützlich:',
  'okey.awayPairs': 'Mit Paaren noch {n|# Stein|# Steine}. Nützlich:',
  'okey.complete': 'Fertig: Zieh irgendeinen Stein und mach Schluss',
  'okey.loose': '{n|# loser Stein|# lose Steine}',
  'okey.pairs': '{n|# Paar|# Paare}',
  'shout.finish': 'Schluss!',
  'shout.okeyFinish': 'Okey!',
  'shout.pairsFinish': 'Paare!',
  'shout.pairsOkeyFinish': 'Paare + Okey!',
  'shout.showed': 'Anzeiger!',
  'story.won.finish': 'Du hast Schluss gemacht: Die anderen verlieren je {points|# Punkt|# Punkte}.',
  'story.won.okeyFinish': 'Du hast mit einem Okey Schluss gemacht: Die anderen verlieren je {points|# Punkt|# Punkte}.',
  'story.won.pairsFinish':
    'Du hast mit sieben Paaren Schluss gemacht: Die anderen verlieren je {points|# Punkt|# Punkte}.',
  'story.won.pairsOkeyFinish':
    'Du hast mit sieben Paaren und einem Okey Schluss gemacht: Die anderen verlieren je {points|# Punkt|# Punkte}.',
  'story.side.finish': 'Du hast Schluss gemacht: Die Gegenseite verliert je {points|# Punkt|# Punkte}.',
  'story.side.okeyFinish':
    'Du hast mit einem Okey Schluss gemacht: Die Gegenseite verliert je {points|# Punkt|# Punkte}.',
  'story.side.pairsFinish':
    'Du hast mit sieben Paaren Schluss gemacht: Die Gegenseite verliert je {points|# Punkt|# Punkte}.',
  'story.side.pairsOkeyFinish':
    'Du hast mit sieben Paaren und einem Okey Schluss gemacht: Die Gegenseite verliert je {points|# Punkt|# Punkte}.',
  'story.partner':
    'Dein Partner {seat} hat Schluss gemacht: Die anderen beiden verlieren je {points|# Punkt|# Punkte}.',
  'story.stock': 'Der Vorrat ist leer: Niemand hat Schluss gemacht.',
} satisfies Translation<typeof en>
