import type { Translation } from '../message.ts'
import type en from '../en/cotulenh-board.ts'

export default {
  'board.name': 'Brett',
  'board.lost': '{side} hat verloren',
  'board.moves': 'Züge',
  'board.noMoves': 'Noch keine Züge',
  'board.how': 'Wie?',
  'board.whatGoes': 'Was zieht?',
  'board.undo': 'Zurück',
  'board.confirm': 'Bestätigen',
  'board.cancel': 'Abbrechen',
  'board.premove': 'Zug vorgemerkt',
  'board.flip': 'Drehen',
  'board.zones': 'Luftabwehr',
  'board.takeback': 'Zurücknehmen',
  'board.draw': 'Remis anbieten',
  'board.resign': 'Aufgeben',
  'board.resignSure': 'Wirklich aufgeben?',
  'board.asked.draw': 'Remis wird angeboten',
  'board.asked.takeback': 'Darf der letzte Zug zurück?',
  'board.accept': 'Annehmen',
  'board.decline': 'Ablehnen',
} satisfies Translation<typeof en>
