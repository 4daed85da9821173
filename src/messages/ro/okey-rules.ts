import type en from '../en/okey-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.startPoints': 'Puncte la început',
  'option.startPoints.help': 'Toți pornesc cu atâtea și pierd când închide altcineva.',
  'option.matchEnd': 'Partida se termină',
  'option.matchEnd.help': 'Câștigă cine are atunci cele mai multe puncte; la egalitate, împreună.',
  'option.matchEnd.someoneOut': 'când cineva rămâne fără puncte',
  'option.matchEnd.hands': 'după un număr de jocuri',
  'option.hands': 'Număr de jocuri',
  'option.hands.help': 'Contează doar dacă partida se termină după un număr de jocuri.',
  'option.partners': 'Parteneri',
  'option.partners.help': 'Patru jucători, două echipe: cei care stau față în față câștigă și pierd împreună.',
  'option.gostergePoints': 'Pentru arătarea indicatorului',
  'option.gostergePoints.help':
    'Cine are geamănul indicatorului (gösterge) îl poate arăta înainte de prima aruncare; fiecare adversar pierde atât.',
  'option.pairsOkey': 'Perechi închise cu okey',
  'option.pairsOkey.help': 'Cât pierde fiecare adversar când șapte perechi se închid cu un okey.',
  'option.requireArrangement': 'Tabla trebuie aranjată',
  'option.requireArrangement.help':
    'Ca să închizi, cele paisprezece piese trebuie să stea în formațiile lor pe tablă, ca la cafenea.',
  'option.wrongFinish': 'O închidere greșită',
  'option.wrongFinish.help': 'Ce se întâmplă când cineva închide cu o mână incompletă.',
  'option.wrongFinish.rejected': 'este refuzată, fără penalizare',
  'option.wrongFinish.loseTwo': 'costă 2 puncte și descoperă mâna',
  'option.allowOkeyDiscard': 'Okey-ul se poate arunca',
  'option.allowOkeyDiscard.help': 'Jucătorul următor îl poate lua. Închiderea cu okey e permisă oricând.',
  'option.discardHistory': 'Piesele aruncate',
  'option.discardHistory.help': 'Dacă se pot vedea piesele de sub cea de deasupra.',
  'option.discardHistory.allVisible': 'se pot vedea toate',
  'option.discardHistory.topOnly': 'doar cea de deasupra',
  'option.run1': 'Piesa 1 în suită',
  'option.run1.help': 'Dacă o suită poate trece de 13.',
  'option.run1.low': 'doar sub 2',
  'option.run1.lowOrHigh': '1-2-3 și 12-13-1, niciodată 13-1-2',
  'option.run1.circular': 'în cerc, și 13-1-2',
  'option.falseJoker': 'Jokerii falși',
  'option.falseJoker.help': 'Ce sunt cele două piese fără număr.',
  'option.falseJoker.face': 'țin locul numărului okey-ului',
  'option.falseJoker.wild': 'sunt și ei okey',
  'option.stockEnd': 'Când se termină grămada',
  'option.stockEnd.help': 'Cine e la rând mai poate lua ultima piesă aruncată și închide.',
  'option.stockEnd.void': 'jocul nu se punctează',
  'option.direction': 'Sensul jocului',
  'option.direction.help': 'Doar cum este desenată masa.',
  'option.direction.ccw': 'invers acelor de ceasornic',
  'option.direction.cw': 'în sensul acelor de ceasornic',

  'preset.classic': 'Clasic',
  'preset.classic.help':
    'De la 20 de puncte în jos: o închidere îi costă pe ceilalți 2, cu okey sau șapte perechi 4, cu amândouă 8.',
  'preset.cafe': 'Cafenea',
  'preset.cafe.help': 'Tabla trebuie aranjată, închiderea greșită costă 2, se vede doar piesa de deasupra.',
  'preset.quick': 'Rapid',
  'preset.quick.help': 'La fel, de la 7 puncte în jos: câteva jocuri.',
  'preset.partners': 'Parteneri',
  'preset.partners.help': 'Doi contra doi, de la 20 de puncte în jos: o închidere costă tabăra cealaltă 2, 4 sau 8.',

  'rules.1': 'Piesele',
  'rules.1.text':
    'Sunt 106: roșu, galben, albastru și negru, de la 1 la 13, toate de două ori, plus doi jokeri falși. Fiecare primește 14, cine începe 15.',
  'rules.2': 'Indicatorul și okey-ul',
  'rules.2.text':
    'O piesă se întoarce cu fața în sus: indicatorul (gösterge). Piesa cu un număr mai mare de aceeași culoare este okey-ul (după 13 vine 1). Okey-ul ține locul oricărei piese. Jokerul fals nu e okey: ține locul numărului okey-ului.',
  'rules.3': 'Rândul tău',
  'rules.3.text':
    'Trage o piesă din grămadă sau ia ultima piesă aruncată de jucătorul dinaintea ta. Apoi aruncă una. Cine începe doar aruncă.',
  'rules.4': 'Suite, terțe, perechi',
  'rules.4.text':
    'O suită are cel puțin trei numere la rând de aceeași culoare; 12-13-1 e bună, 13-1-2 nu. O terță are trei sau patru numere egale, toate de culori diferite. O pereche sunt două piese la fel.',
  'rules.5': 'Închiderea',
  'rules.5.text':
    'Când 14 din cele 15 piese sunt toate în suite și terțe, sau sunt șapte perechi, pune-o pe a cincisprezecea peste indicator. Serverul verifică, oricum ar fi aranjată tabla.',
  'rules.6': 'Punctele',
  'rules.6.text':
    'Toți pornesc cu 20. Când închizi, fiecare adversar pierde 2; 4 dacă închizi cu okey sau cu șapte perechi; 8 pentru amândouă. Geamănul indicatorului, arătat înainte de prima aruncare, îi costă pe ceilalți 1.',
  'rules.7': 'Sfârșitul',
  'rules.7.text':
    'Dacă se termină grămada, jocul nu se punctează. Partida se termină când cineva rămâne fără puncte; câștigă cine are atunci cele mai multe.',
} satisfies Translation<typeof en>
