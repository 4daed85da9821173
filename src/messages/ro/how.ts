import type { Translation } from '../message.ts'
import type en from '../en/how.ts'

export default {
  'how.open': 'Deschide o masă',
  'how.open.help': 'Alege un joc și așază-te. Fără cont, fără descărcare.',
  'how.invite': 'Trimite linkul',
  'how.invite.help': 'Cine îl deschide se așază sau privește, fiecare în limba lui.',
  'how.bots': 'Boții ocupă locurile libere',
  'how.bots.help': 'Pe patru niveluri. Un bot vede doar ce ai vedea tu din locul lui.',
  'how.back': 'Nimic nu se pierde',
  'how.back.help': 'Închizi pagina, cade rețeaua: deschizi linkul și ești din nou la locul tău.',
  'how.fair': 'Orice împărțire se poate verifica',
  'how.fair.help':
    'Serverul își fixează amestecarea înainte de împărțire, iar dispozitivul tău adaugă un număr la întâmplare. După joc, dispozitivul tău verifică dacă nu s-a schimbat nimic.',
  'how.free': 'Fără monede, fără reclame, fără cookie-uri',
  'how.free.help': 'Masa se șterge la o zi după ce a plecat ultimul jucător.',
} satisfies Translation<typeof en>
