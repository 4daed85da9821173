import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Închide aici',
  'remi.closeNow': 'Închid!',
  'remi.arrange': 'Aranjează',
  'remi.deadwood': 'libere {n}',
  'remi.launched': '{n|# joker lansat|# jokeri lansați|# de jokeri lansați}',
  'remi.exchange': 'Oferi o piesă dintr-o dublă?',
  'remi.offer': 'Ofer',
  'remi.keep': 'Păstrez tot',
  'remi.spoil': 'Stric mâna',
  'remi.pass': 'Las mâna să se termine',
  'rack.mark.useful': 'într-o grupă',
  'rack.mark.wrong': 'încă nu e grupă',
  'shout.close': 'Închis!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
