import type { Translation } from '../message.ts'
import type en from '../en/day.ts'

export default {
  'day.lead':
    'Azi toți de pe acest server primesc aceleași piese, contra celor mai puternici boți, care hotărăsc numai după împărțire. Diferă doar deciziile tale.',
  'day.try':
    'O singură încercare pe acest dispozitiv. Nu există conturi: cine își golește browserul sau ia alt dispozitiv ar putea încerca din nou. E un joc între prieteni.',
  'day.play': 'Joacă jocul zilei',
  'day.goOn': 'Continuă jocul',
  'day.done': 'Jucat azi',
  'day.open': 'Încă nejucat',
  'day.players': '{n|# jucător l-a terminat|# jucători l-au terminat|# de jucători l-au terminat} azi.',
  'day.place': 'Locul {n} din {of}',
  'day.points': 'Puncte',
  'day.count': 'Jucători',
  'day.you': 'tu',
  'day.share': 'Rezultatul tău, de trimis: nu dezvăluie nimic',
  'day.late': 'Ziua s-a terminat înaintea jocului tău, așa că nu e printre rezultate.',
  'day.tomorrow': 'Mâine, când nimeni nu mai joacă împărțirea aceasta, poți vedea cel mai bun joc.',
  'day.yours': 'Locul tău azi',
  'day.next': 'Următoarea împărțire vine la {text}.',
  'day.sealed':
    'Împărțirea a fost sigilată înainte de prima piesă. Mâine i se arată secretul, iar dispozitivul tău compară.',
  'day.how': 'Cum merge asta',
  'day.yesterday': 'Ieri',
  'day.promised': 'Împărțirea a fost cea promisă: dispozitivul tău a comparat.',
  'day.broken': 'Împărțirea NU a fost cea promisă.',
  'day.watch': 'Vezi cel mai bun joc',
  'day.why.offline':
    'Nu e conexiune. Serverul împarte și ține socoteala, ca nimeni să nu poată născoci un rezultat: jocul zilei nu se poate juca offline.',
  'day.why.otherDay': 'Împărțirea aceea nu e deschisă acum.',
  'day.why.noDeal': 'În ziua aceea nu a jucat nimeni.',
  'day.why.full': 'Au încercat atât de mulți azi, încât nu mai încape nimeni.',
  'day.why.tooMany': 'Prea multe încercări din rețeaua ta azi.',
  'day.why.storage': 'Serverul nu poate scrie nimic acum. Încearcă din nou peste puțin timp.',
} satisfies Translation<typeof en>
