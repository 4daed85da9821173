import type { Translation } from '../message.ts'
import type en from '../en/remi-learn.ts'

export default {
  'lesson.run': 'Suita: numere vecine de o culoare. O piesă nu se potrivește: atinge-o de două ori ca s-o arunci.',
  'lesson.run.no': 'Piesa aceea are o vecină de culoarea ei: păstreaz-o. Arunc-o pe cea singură.',
  'lesson.set': 'Terța: același număr, culori diferite. Ia 7 galben aruncat de vecin, apoi aruncă o piesă.',
  'lesson.set.no': 'Piesa 7 aruncată e sigură, grămada e la noroc. Păstrează 7-urile și 2-3-4 negru; aruncă un 11.',
  'lesson.joker': 'Jokerul ține locul oricărei piese. Păstrează-l și aruncă o piesă care nu se potrivește.',
  'lesson.joker.no': 'Păstrează jokerul și ce ajută el: 4-5 roșu și 9-urile. Aruncă 13 negru sau 1 galben.',
  'lesson.close': 'Toate piesele în afară de una sunt în formații. Închide: pune-o cu fața în jos.',
  'lesson.close.no': 'Poți continua, dar poți și închide: pune 12 negru cu fața în jos.',
  'lesson.clean': 'Închiderea curată, fără joker, aduce mai mult. Închide punând chiar jokerul cu fața în jos.',
  'lesson.clean.no': 'Așa jokerul rămâne la tine. Pune chiar jokerul cu fața în jos: închidere curată.',
  'lesson.atu': 'Atuul stă la vedere. Închide cu geamăna lui, 12 albastru, în formații: un bonus.',
  'lesson.atu.no': 'Totul se potrivește: închide acum, cu 1 negru în jos.',
  'lesson.hand': 'Acum un joc întreg cu Mei, care joacă blând. Trage, aranjează, aruncă și închide.',
  'ending.close': 'Închidere cu joker',
  'ending.clean': 'Închidere curată',
  'ending.atu': 'Închidere cu atu',
  'ending.doubles': 'Șapte duble',
  'ending.mosaic': 'Mozaic',
  'ending.joker': 'Închidere aruncând un joker',
  'ending.stock': 'Grămada se termină',
  'why.clean': 'Închis fără joker în formații: prețul mai mare.',
  'why.normal': 'Închis cu joker în formații: prețul obișnuit.',
  'why.paid': 'Cât plătește acest jucător celui care a închis.',
  'why.deadwood': 'Piesele în afara formațiilor, adunate; jokerul costă cel mai mult.',
  'why.pot': 'Piesele libere ale celorlalți merg la cel care a închis.',
  'why.atu': 'Câștigătorul avea geamăna atuului: un bonus.',
  'why.simple': 'Suite și terțe obișnuite. Jokerii din formații îl ieftinesc, cei aruncați îl scumpesc.',
  'why.mozaic': 'Numerele de la 1 la 13 și încă un 1, în culori amestecate.',
  'why.bicolor':
    'Numai suite, în exact două culori. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
  'why.minor': 'Nicio piesă peste 7. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
  'why.major': 'Nicio piesă sub 8. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
  'why.monocolor':
    'Numai suite, toate de o culoare. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
  'why.grandCareu':
    'Toate cele opt piese de același număr, în două careuri. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
  'why.doubles':
    'Șapte perechi de piese identice. Jokerii din formații îl ieftinesc, închiderea cu joker îl scumpește.',
} satisfies Translation<typeof en>
