import type en from '../en/remi-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.hands': 'Număr de jocuri',
  'option.hands.help': 'Câștigă cine are cel mai mare total la sfârșit; se numără și jocurile nepunctate.',
  'option.direction': 'Sensul jocului',
  'option.direction.help': 'Doar cum este desenată masa.',
  'option.direction.ccw': 'invers acelor de ceasornic',
  'option.direction.cw': 'în sensul acelor de ceasornic',
  'option.extraJokers': 'Jokeri în plus',
  'option.extraJokers.help': 'Câți jokeri sunt în cutie pe lângă cei doi obișnuiți.',
  'option.atu': 'Atuul',
  'option.atu.help': 'O piesă se întoarce și iese din joc. Geamăna ei, între formațiile tale, poate aduce puncte.',
  'option.atu.none': 'doar se întoarce',
  'option.atu.bonus50': 'geamăna lui aduce 50 la închidere',
  'option.allowWrapAroundRuns': 'Suita poate fi 12-13-1',
  'option.allowWrapAroundRuns.help': '1 stă sub 2 sau după 13, niciodată la mijloc.',
  'option.launch': 'Jokerul aruncat iese din joc',
  'option.launch.help': 'Se pune deoparte cu fața în sus și nimeni nu-l poate lua.',
  'option.doublesClose': 'Închidere cu duble',
  'option.doublesClose.help': 'Se poate închide și cu șapte perechi de piese identice.',
  'option.mozaicClose': 'Închidere cu mozaic',
  'option.mozaicClose.help': 'Se poate închide și cu numerele de la 1 la 13 și încă un 1, în culori amestecate.',
  'option.patterns': 'Jocuri speciale',
  'option.patterns.help': 'Se plătește după felul închiderii, nu 250 sau 350.',
  'option.settlement': 'Cine cât plătește',
  'option.settlement.help': 'Cum se socotesc închiderea și piesele rămase.',
  'option.settlement.potPlusBase': 'câștigătorul ia premiul și piesele libere',
  'option.settlement.perLoser': 'fiecare învins plătește premiul',
  'option.settlement.perLoserPlusDeadwood': 'fiecare învins plătește premiul și piesele libere',
  'option.jokerPenalty': 'Un joker rămas costă',
  'option.jokerPenalty.help': 'Puncte pentru un joker care nu e în nicio formație când închide altcineva.',
  'option.deadwood': 'Piesele libere se numără',
  'option.deadwood.help': 'Care piese ale unui învins sunt în formații.',
  'option.deadwood.best': 'după cea mai bună așezare posibilă',
  'option.deadwood.asArranged': 'așa cum stau pe tablă',
  'option.cleanBonus': 'În plus la închiderea curată',
  'option.cleanBonus.help': 'Se adaugă la cele 350 pentru închiderea fără joker în formații.',
  'option.cleanBonus.0': 'nimic',
  'option.cleanBonus.50': '50',
  'option.tableMultiplier': 'Toate punctele înmulțite cu',
  'option.tableMultiplier.help': 'Fiecare sumă dintr-un joc se înmulțește cu atât.',
  'option.doublesExchange': 'Schimb de duble înainte de joc',
  'option.doublesExchange.help': 'Oferi o piesă dintr-o dublă pentru a altuia; cu trei duble poți strica jocul.',

  'preset.brief': 'Pe tablă',
  'preset.brief.help': '250 la închidere, 350 fără joker, plus piesele libere ale celorlalți.',
  'preset.remiOnline': 'Cu jocuri speciale',
  'preset.remiOnline.help':
    'Fiecare învins plătește după felul jocului, de la 150 la 1000; se închide și cu duble sau mozaic.',

  'rules.1': 'Piesele',
  'rules.1.text':
    'Sunt 106: roșii, galbene, albastre și negre, de la 1 la 13, toate de două ori, și doi jokeri. Fiecare primește 14, cel care începe 15. Încă o piesă se întoarce ca atu și rămâne în afara jocului.',
  'rules.2': 'Tabla ta',
  'rules.2.text':
    'Piesele stau pe tabla ta. Le așezi cum vrei și când vrei, chiar și când joacă alții. Ceilalți văd câte ai și nimic altceva. Când închide cineva, tabla ta se numără așa cum stă: ce nu e într-o formație e liber. „Aranjează” le așază în locul tău.',
  'rules.3': 'Rândul tău',
  'rules.3.text':
    'Trage din grămadă sau ia ultima piesă aruncată de jucătorul dinaintea ta, apoi aruncă una. Cine începe doar aruncă.',
  'rules.4': 'Suite și terțe',
  'rules.4.text':
    'Suita înseamnă cel puțin trei numere la rând de aceeași culoare: 1-2-3 și 12-13-1 sunt bune, 13-1-2 nu. Terța înseamnă trei sau patru numere egale de culori diferite. Jokerul ține loc de orice piesă.',
  'rules.5': 'Jokerii',
  'rules.5.text':
    'Un joker aruncat este lansat: iese din joc, stă la vedere și nimeni nu-l poate lua. Un joker rămas în mână când închide altul costă 50.',
  'rules.6': 'Închiderea',
  'rules.6.text':
    'Când 14 din cele 15 piese sunt toate în suite și terțe, închizi: ultima piesă se pune cu fața în jos. Dacă nu iese, masa îți spune ce piese rămân, iar jocul continuă.',
  'rules.7': 'Punctele',
  'rules.7.text':
    'Închiderea aduce 250, sau 350 dacă nu e niciun joker în formații. Ceilalți pierd numerele de pe piesele libere, iar câștigătorul le primește. Cu jocuri speciale, fiecare învins plătește după felul închiderii: monocolor, bicolor, minor, major, duble și altele.',
  'rules.8': 'Sfârșitul',
  'rules.8.text':
    'Dacă se termină grămada, jocul nu se punctează; cine e la rând poate lua întâi ultima piesă aruncată ca să închidă. După ultimul joc câștigă cel mai mare total.',
} satisfies Translation<typeof en>
