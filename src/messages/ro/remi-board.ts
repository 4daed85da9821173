import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Închide aici',
  'remi.closeNow': 'Închide!',
  'remi.arrange': 'Aranjează',
  'remi.loose': '{n|# liberă|# libere|# libere}',
  'remi.looseCost': '{n|# liberă|# libere|# libere}, {points|# punct|# puncte|# de puncte}',
  'remi.noneLoose': 'nicio piesă liberă',
  'remi.wouldBe': 'Aranjate, ar fi fost {points}',
  'remi.launched': '{n|# joker lansat|# jokeri lansați|# de jokeri lansați}',
  'remi.exchange': 'Oferi o piesă dintr-o dublă?',
  'remi.offer': 'Oferă',
  'remi.keep': 'Păstrează tot',
  'remi.spoil': 'Strică jocul',
  'remi.pass': 'Încheie jocul',
  'rack.mark.useful': 'într-o formație',
  'rack.mark.wrong': 'încă nu e o formație',
  'shout.close': 'Am închis!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
