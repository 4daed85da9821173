import type { Translation } from '../message.ts'
import type en from '../en/here.ts'

export default {
  'here.title': 'Pe acest dispozitiv',
  'here.dealt': 'Împărțit pe acest dispozitiv, fără server',
  'here.unreached': 'Serverul nu răspunde.',
  'here.play': 'Joacă pe acest dispozitiv',
  'here.instead': 'Serverul nu răspunde: jocul a fost împărțit pe acest dispozitiv.',
  'here.full': 'Memoria acestui dispozitiv e plină. Nu s-a pierdut nimic: fă puțin loc și jocul continuă singur.',
  'here.several': 'Mai mulți oameni, un singur dispozitiv',
  'here.several.help':
    'Dă-l mai departe când cere pe altcineva. Fiecare mână rămâne ascunsă până o atinge stăpânul ei.',
  'here.players': 'Jucători',
  'here.player': 'Jucătorul {n}',
  'here.pass': 'Dă mai departe: {name}',
  'here.pass.help': 'Până atunci, mâna rămâne ascunsă.',
  'here.show': 'Eu sunt {name}',
  'here.turn': 'Întoarce tabla la fiecare mutare',
  'install.title': 'Ține Masa la îndemână',
  'install.help': 'Ca aplicație se deschide dintr-o atingere, chiar și fără rețea.',
  'install.ios': 'Atinge Partajare, apoi „Adaugă la ecranul principal”.',
  'install.yes': 'Instalează',
  'install.no': 'Nu acum',
} satisfies Translation<typeof en>
