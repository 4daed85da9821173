import type en from '../en/cotulenh-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.colours': 'Culori',
  'option.colours.help': 'Cine joacă cu Roșu și mută primul.',
  'option.colours.random': 'Prin tragere la sorți',
  'option.colours.hostRed': 'Primul loc joacă Roșu',
  'option.colours.hostBlue': 'Primul loc joacă Albastru',
  'option.takeback': 'Retragerea mutării',
  'option.takeback.help': 'Dacă o mutare poate fi luată înapoi.',
  'option.takeback.ask': 'Dacă celălalt acceptă',
  'option.takeback.free': 'Oricând',
  'option.takeback.off': 'Niciodată',
  'option.bareCommandersDraw': 'Remiză când au rămas doar Comandanții',
  'option.bareCommandersDraw.help': 'Când au rămas doar cei doi Comandanți, partida este remiză.',
  'option.commanderMoveResets': 'Mutarea Comandantului reia numărătoarea de cincizeci',
  'option.commanderMoveResets.help': 'Altfel o reiau doar capturile.',
  'option.navyDoubleLoad': 'Încărcare dublă pentru Marină',
  'option.navyDoubleLoad.help': 'Marina poate purta și două Aviații sau două Tancuri.',
  'option.airForceSingleLoad': 'Încărcare simplă pentru Aviație',
  'option.airForceSingleLoad.help': 'Aviația poartă o singură piesă, nu Tanc și om împreună.',
  'option.hqTwoSteps': 'Cartierul general erou mută doi pași',
  'option.hqTwoSteps.help': 'Altfel, ca erou, mută un singur pas.',
  'option.hqShield': 'Cartierul general apără Comandantul',
  'option.hqShield.help': 'Înăuntru, Comandantul nu se teme de Infanterie, Gardă, Antiaeriană și Rachetă.',
  'option.afReturnOnlyIfUnsafe': 'Aviația se întoarce doar din primejdie',
  'option.afReturnOnlyIfUnsafe.help': 'După o captură pe uscat zboară înapoi numai dacă punctul este atacat.',
  'option.missileNoShips': 'Racheta nu lovește nave',
  'option.missileNoShips.help': 'Altfel, Racheta poate captura o Marină aflată în bătaie.',
  'option.winByArm': 'Victorie prin distrugerea unei arme',
  'option.winByArm.help':
    'Câștigă și cine capturează toate navele, toate avioanele sau toate Tancurile, Infanteriile și Artileriile.',
  'option.freeSetup': 'Așezare liberă',
  'option.freeSetup.help':
    'Jocul avansat: înainte de prima mutare fiecare își așază piesele pe jumătatea sa, pe ascuns.',
  'option.position': 'Poziția de început',
  'option.position.help': 'O poziție în FEN; goală înseamnă cea obișnuită.',
  'preset.classic': 'Clasic',
  'preset.classic.help': 'Cum se joacă pe internet.',
  'preset.arms': 'Arme',
  'preset.arms.help': 'Câștigă și cine distruge o armă întreagă.',
  'preset.advanced': 'Avansat',
  'preset.advanced.help': 'Întâi fiecare își așază pe ascuns jumătatea.',
  'preset.inventor': 'Inventator',
  'preset.inventor.help': 'Încărcări și întoarceri ca în cartea inventatorului.',

  'learn.title': 'Cunoaște piesele',
  'learn.C':
    'Comandantul merge oricât pe coloane și linii, dar capturează numai în punctul de alături. Doi Comandanți nepurtați nu au voie să se vadă pe o linie liberă. Poate călători în Tanc, Aviație, Marină sau Cartier general, iar atunci este ascuns. Cine îl pierde, pierde partida.',
  'learn.I':
    'Infanteria mută și capturează un punct drept. O poartă Tancul, Aviația și Marina. Ca erou merge două puncte în toate direcțiile.',
  'learn.T':
    'Tancul mută și capturează până la două puncte drept, niciodată peste o piesă. Poartă un om: Comandant, Infanterie sau Gardă. Ca erou merge trei puncte în toate direcțiile.',
  'learn.M':
    'Garda mută și capturează un punct în toate cele opt direcții. O poartă Tancul, Aviația și Marina. Ca erou merge două puncte.',
  'learn.E':
    'Genistul mută și capturează un punct drept. Poartă o piesă grea, Artilerie, Antiaeriană sau Rachetă, și o trece râul oriunde. Ca erou merge două puncte în toate direcțiile.',
  'learn.A':
    'Artileria bate trei puncte în toate cele opt direcții și trage peste alte piese, dar nu mută peste ele. Este grea: trece râul numai prin vadurile de pe coloanele f și h. Ca erou bate patru puncte.',
  'learn.G':
    'Antiaeriana mută și capturează un punct drept și este grea. Aviația dușmană nu poate zbura prin punctele de lângă ea, dar se poate arunca acolo asupra unei ținte și pieri cu ea. Ca erou, zona ei ajunge la două puncte.',
  'learn.S':
    'Racheta bate două puncte drept și unul în diagonală și trage peste piese. Este grea, iar apărarea ei aeriană ajunge la două puncte. Ca erou, toate cresc cu un punct.',
  'learn.F':
    'Aviația zboară patru puncte în toate direcțiile, peste orice, și aterizează pe uscat. După o captură poate ateriza sau se poate întoarce. Apărarea aeriană dușmană o oprește: într-o singură zonă se poate doar sacrifica, și se pierd amândouă piesele. Poartă un Tanc și un om. Aviația erou zboară cinci puncte și nu se teme de nicio zonă.',
  'learn.N':
    'Marina navighează patru puncte în toate direcțiile pe mare, țărm și gura râului; doar alte nave îi stau în cale. Lovește nave la patru puncte și orice altceva la trei, trăgând de pe apă spre uscat. Poartă o Aviație și încă o piesă și păzește cerul de lângă ea.',
  'learn.H':
    'Cartierul general stă pe loc; Comandantul se poate adăposti în el, dar și acolo poate fi capturat. Ca erou mută un punct în toate direcțiile.',

  'rules.1': 'Scopul',
  'rules.1.text':
    'Capturează Comandantul advers sau atacă-l astfel încât nicio mutare să nu-l salveze: mat. Începe Roșu, apoi pe rând. Nu se poate sări peste rând.',
  'rules.2': 'Tabla',
  'rules.2.text':
    'Unsprezece coloane și douăsprezece linii; piesele stau la intersecții, în puncte. Coloanele a și b sunt mare, coloana c este țărm pentru nave și piese de uscat, restul este uscat. Râul curge între liniile 6 și 7; navele intră până la coloana e. Artileria, Antiaeriana și Racheta sunt grele: trec râul numai prin vadurile de pe coloanele f și h. Capturile trec râul oriunde.',
  'rules.3': 'Mutare și captură',
  'rules.3.text':
    'Fiecare pas merge pe o singură linie dreaptă. Piesa care nu poate sta în punctul țintei capturează de pe loc: piesele de uscat trag în navele de pe mare, navele trag spre uscat. Aviația alege dacă aterizează sau se întoarce.',
  'rules.4': 'Grupuri',
  'rules.4.text':
    'Piesele prietene pot împărți un punct sub un purtător. Marina poartă o Aviație și unul dintre Comandant, Infanterie, Gardă sau Tanc; Aviația un Tanc și un om; Tancul un om; Genistul o piesă grea; Cartierul general Comandantul. Alăturarea costă o mutare. Grupul mută ca purtătorul său și este capturat întreg.',
  'rules.5': 'Desfășurarea',
  'rules.5.text':
    'În loc de o mutare poți desfășura un grup: piesele lui pleacă pe rând sau împreună, fiecare o dată, spre puncte diferite, iar unele pot rămâne. Totul este o singură mutare, iar siguranța Comandantului se judecă la sfârșit.',
  'rules.6': 'Apărarea aeriană',
  'rules.6.text':
    'Marina și Antiaeriana păzesc punctele de lângă ele, Racheta două puncte în jur. O Aviație dușmană nu se poate opri într-o zonă și nu o poate străbate. În zona unui singur apărător se poate arunca asupra unei ținte: se pierd amândouă. Unde se întâlnesc două zone nu poate intra deloc.',
  'rules.7': 'Eroii',
  'rules.7.text':
    'Piesa care atacă Comandantul advers devine erou: cu un punct mai departe, în toate direcțiile, până la sfârșit. Și ultima piesă rămasă lângă Comandant devine erou. Comandanții niciodată.',
  'rules.8': 'Privirea Comandanților',
  'rules.8.text':
    'Doi Comandanți pe aceeași coloană sau linie, fără nimic între ei, se văd. Nicio mutare nu se poate încheia așa, iar un Comandant nu poate trece printr-un punct văzut de celălalt. Comandantul purtat este ascuns.',
  'rules.9': 'Remiza',
  'rules.9.text':
    'Pat, câte cincizeci de mutări fără captură, aceeași poziție de trei ori, doar cei doi Comandanți sau înțelegerea jucătorilor.',
  'rules.10': 'Așezarea liberă',
  'rules.10.text':
    'Dacă masa joacă cu așezare liberă, amândoi își așază piesele în același timp și pe ascuns, fiecare pe jumătatea sa: Roșu pe liniile 1–6, Albastru pe 7–12, câte o piesă pe punct, navele pe apă, restul pe uscat. Comandantul începe pe una dintre ultimele două linii, cu o piesă proprie în față, pe coloana lui, așa că nimeni nu începe în șah. Când amândoi sunt gata, se arată tot și mută Roșu. Așezarea îți consumă timpul de pe ceas; dacă acesta se termină, rămâne așezarea obișnuită.',
} satisfies Translation<typeof en>
