import type { Translation } from '../message.ts'
import type en from '../en/cotulenh-board.ts'

export default {
  'board.name': 'Tabla de joc',
  'board.lost': '{side} a pierdut',
  'board.moves': 'Mutări',
  'board.noMoves': 'Nicio mutare încă',
  'board.how': 'Cum?',
  'board.whatGoes': 'Ce pleacă?',
  'board.undo': 'Înapoi',
  'board.confirm': 'Confirmă',
  'board.cancel': 'Renunță',
  'board.premove': 'Mutare pregătită',
  'board.flip': 'Întoarce',
  'board.zones': 'Antiaeriană',
  'board.takeback': 'Cer înapoi',
  'board.draw': 'Propune remiză',
  'board.resign': 'Cedează',
  'board.resignSure': 'Sigur cedezi?',
  'board.asked.draw': 'Ți se propune remiză',
  'board.asked.takeback': 'Se ia înapoi ultima mutare?',
  'board.accept': 'Accept',
  'board.decline': 'Refuz',
} satisfies Translation<typeof en>
