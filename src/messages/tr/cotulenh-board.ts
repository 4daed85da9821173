import type { Translation } from '../message.ts'
import type en from '../en/cotulenh-board.ts'

export default {
  'board.name': 'Tahta',
  'board.lost': '{side} kayıpları',
  'board.moves': 'Hamleler',
  'board.noMoves': 'Henüz hamle yok',
  'board.how': 'Nasıl?',
  'board.whatGoes': 'Hangisi gidiyor?',
  'board.undo': 'Geri al',
  'board.confirm': 'Onayla',
  'board.cancel': 'Vazgeç',
  'board.premove': 'Hamle hazır',
  'board.flip': 'Çevir',
  'board.zones': 'Hava savunması',
  'board.takeback': 'Geri alma iste',
  'board.draw': 'Beraberlik öner',
  'board.resign': 'Terk et',
  'board.resignSure': 'Emin misin?',
  'board.asked.draw': 'Beraberlik önerildi',
  'board.asked.takeback': 'Son hamle geri alınsın mı?',
  'board.accept': 'Kabul',
  'board.decline': 'Reddet',
} satisfies Translation<typeof en>
