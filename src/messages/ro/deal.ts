import type en from '../en/deal.ts'
import type { Translation } from '../message.ts'

export default {
  'deal.verified': 'Împărțire verificată de dispozitivul tău',
  'deal.since': 'Împărțire verificată de când ai venit',
  'deal.unsalted': 'S-a împărțit fără numărul tău: dispozitivul tău nu poate garanta amestecul',
  'deal.without': 'S-a împărțit fără numărul jucătorului: {names}',
  'deal.shared':
    'Aceeași împărțire la fiecare masă: vine dintr-un singur secret sigilat, fără numerele jucătorilor; dispozitivul tău nu poate garanta amestecul',
  'deal.sealed': 'Și alte mese joacă jocul acesta: împărțirea se arată și se verifică după ce termină toate',
  'deal.wrong': 'NU s-a împărțit cum s-a promis',
  'deal.wrong.commit': 'Secretul arătat acum nu e cel la care s-a legat serverul.',
  'deal.wrong.seals': 'Numerele jucătorilor nu sunt cele pe care le-au sigilat.',
  'deal.wrong.order': 'Piesele nu rezultă din secret și din numerele jucătorilor.',
  'deal.wrong.shown': 'Ecranul tău a arătat altceva decât spune acum serverul că a împărțit.',
  'deal.wrong.steps': 'Jocul pe care îl arată acum serverul încalcă regulile.',
  'deal.wrong.missing': 'Serverul n-a arătat cum s-a împărțit jocul acesta.',
  'deal.version': 'Împărțire neverificată: pagina are alte reguli decât serverul. Reîncarc-o.',
  'deal.code': 'Codul împărțirii: {code}',
  'deal.code.help':
    'E același pe toate ecranele mesei. Comparați-l, ca să fiți siguri că tuturor li s-a spus același lucru.',
} satisfies Translation<typeof en>
