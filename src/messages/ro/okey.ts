import type en from '../en/okey.ts'
import type { Translation } from '../message.ts'

export default {
  'no.alreadyShown': 'Geamănul indicatorului a fost deja arătat.',
  'no.tooLateToShow': 'Geamănul indicatorului se arată doar înainte de prima ta aruncare.',
  'no.noTwin': 'Nu ai geamănul indicatorului.',
  'no.noGosterge': 'La masa aceasta geamănul indicatorului nu se arată.',
  'no.alreadyDrawn': 'Ai cincisprezece piese: aruncă una.',
  'no.stockEmpty': 'Grămada e goală: ia piesa aruncată sau lasă jocul să se încheie.',
  'no.stockLeft': 'Mai sunt piese de tras.',
  'no.nothingToTake': 'Nu e nicio piesă de luat.',
  'no.drawFirst': 'Trage întâi o piesă.',
  'no.notYours': 'Piesa aceasta nu e pe tabla ta.',
  'no.keepOkey': 'La masa aceasta okey-ul nu se aruncă.',
  'no.needsArrangement': 'Aranjează întâi cele paisprezece piese în formații.',
  'no.badArrangement': 'În nicio formație corectă: {tiles}.',
  'no.notFinished': 'Nu se închide: {n|rămâne o piesă|rămân # piese|rămân # de piese}, {tiles}.',
  'no.notPaired': 'Nu se închide: {n|o piesă nu are|# piese nu au|# de piese nu au} pereche, {tiles}.',

  'line.finish': '{seat} a închis',
  'line.okeyFinish': '{seat} a închis cu okey',
  'line.pairsFinish': '{seat} a închis cu șapte perechi',
  'line.pairsOkeyFinish': '{seat} a închis șapte perechi cu okey',
  'line.gosterge': '{seat} a arătat geamănul indicatorului',
  'line.wrongFinish': 'Închidere greșită',

  'end.finish': 'S-a închis',
  'end.okeyFinish': 'S-a închis cu okey',
  'end.pairsFinish': 'S-a închis cu șapte perechi',
  'end.pairsOkeyFinish': 'Șapte perechi, închise cu okey',
  'end.stock': 'Grămada s-a terminat: nimeni nu a închis',

  'hint.show': 'Arată geamănul indicatorului: nu te costă nimic.',
  'hint.finish': 'Poți închide!',
  'hint.take': 'Ia piesa {tile}: te apropie de închidere.',
  'hint.takeWider': 'Ia piesa {tile}: apoi te ajută mai multe piese.',
  'hint.leave': '{tile} nu te apropie de închidere.',
  'hint.draw': 'Trage din grămadă.',
  'hint.pass': 'Nu mai ajută nimic: lasă jocul să se încheie.',
  'hint.ready':
    'Fără {tile} îți mai lipsește o singură piesă; {n|# bună e încă ascunsă|# bune sunt încă ascunse|# de piese bune sunt încă ascunse}.',
  'hint.nearest':
    'De piesa {tile} ai cel mai puțin nevoie: {left|mai lipsește # piesă|mai lipsesc # piese|mai lipsesc # de piese}; {n|# bună e încă ascunsă|# bune sunt încă ascunse|# de piese bune sunt încă ascunse}.',
  'hint.worse': 'Ai nevoie de piesa {tile}: fără ea ești mai departe de închidere.',

  'event.dealt': 'Jocul {n}. Indicator: {tile}, okey: {okey}. Începe {seat}.',
  'event.drewOwn': 'Ai tras: {tile}.',
  'event.drew': '{seat} a tras o piesă.',
  'event.took': '{seat} a luat de la {from}: {tile}.',
  'event.discarded': '{seat} a aruncat: {tile}.',
  'event.showed': '{seat} a arătat geamănul indicatorului.',
  'event.wrongFinish': '{seat} a închis cu o mână incompletă: mâna se arată tuturor.',
  'event.finish': '{seat} a închis cu piesa {tile}!',
  'event.okeyFinish': '{seat} a închis cu okey!',
  'event.pairsFinish': '{seat} a închis șapte perechi cu piesa {tile}!',
  'event.pairsOkeyFinish': '{seat} a închis șapte perechi cu okey!',
  'event.passed': '{seat} a lăsat jocul să se încheie: grămada e goală.',
} satisfies Translation<typeof en>
