import type { Translation } from '../message.ts'
import type en from '../en/rummy45-learn.ts'

export default {
  'lesson.run': 'Formațiile se pun pe masă. Pune suita roșie 5-6-7 ca formație nouă.',
  'lesson.run.no': 'Așa se termină tura cu suita în mână. Pune întâi 5-6-7 roșu.',
  'lesson.first': 'Primele formații trebuie să facă 45. Pune suita roșie și pe cea galbenă: 54.',
  'lesson.first.no': 'Nu încă: pune ambele suite înainte să arunci.',
  'lesson.layOff': 'Acum poți lungi orice formație. Lipește 7 albastru la suită.',
  'lesson.layOff.no': 'Lasă aruncarea pe mai târziu: pune întâi 7 albastru.',
  'lesson.joker': 'Jokerul ține locul lui 4 roșu. Pune-l pe al tău și jokerul lângă 9-10 negru.',
  'lesson.joker.no': 'Eliberează jokerul: 4 roșu îi ia locul, iar el merge cu 9-10 negru.',
  'lesson.take': 'Din șir poți lua orice piesă dacă o pui pe loc. Ia 8 roșu și pune suita.',
  'lesson.take.no': '8 roșu face suită cu 6 și 7: ia-l și pune suita.',
  'lesson.split': 'Masa se poate rearanja. Ia 3 roșu din suită și pune-l cu 3 galben și albastru.',
  'lesson.split.no': 'Încearcă masa: trei de 3 fac o terță, iar 4-5-6 rămâne suită.',
  'lesson.close': 'Mai ai două piese. Pune 7 albastru, aruncă 2 negru: ai închis și câștigi.',
  'lesson.close.no': 'Pune întâi 7 albastru: ultima piesă se aruncă.',
  'lesson.hand': 'Acum un joc întreg cu Mei, care joacă blând. Etalează 45, apoi restul, și închide.',
  'ending.close': 'Închidere',
  'ending.etalat': 'Închidere, socotită la etalat',
  'ending.allLaid': 'Ultima piesă etalată, nu aruncată',
  'ending.stock': 'Grămada se termină',
  'why.held': 'Cât valorează piesele din mână.',
  'why.collected': 'Cine închide primește ce au ceilalți în mână.',
  'why.closing': 'Un bonus pentru închidere.',
  'why.laid': 'Piesele etalate contează pentru cine le-a pus.',
  'why.atu': 'Geamăna atuului aduce un bonus.',
} satisfies Translation<typeof en>
