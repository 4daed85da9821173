import type { Translation } from '../message.ts'
import type en from '../en/remi-board.ts'

export default {
  'remi.atu': 'Atu',
  'remi.close': 'Hier schließen',
  'remi.closeNow': 'Schließen!',
  'remi.arrange': 'Ordnen',
  'remi.loose': '{n|# loser Stein|# lose Steine}',
  'remi.looseCost': '{n|# loser Stein|# lose Steine}, {points|# Punkt|# Punkte}',
  'remi.noneLoose': 'nichts lose',
  'remi.wouldBe': 'Geordnet {points|wäre es #|wären es #} gewesen',
  'remi.launched': '{n} Joker aus dem Spiel',
  'remi.exchange': 'Einen Stein eines Doppels anbieten?',
  'remi.offer': 'Anbieten',
  'remi.keep': 'Alles behalten',
  'remi.spoil': 'Neu geben lassen',
  'remi.pass': 'Spiel beenden',
  'rack.mark.useful': 'in einer Kombination',
  'rack.mark.wrong': 'noch keine Kombination',
  'shout.close': 'Ich schließe!',
  'shout.launch': 'Joker!',
} satisfies Translation<typeof en>
