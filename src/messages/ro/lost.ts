import type { Translation } from '../message.ts'
import type en from '../en/lost.ts'

export default {
  'lost.noRoom': 'Masa aceasta nu mai există',
  'lost.noRoom.help': 'Mesele se strâng la o zi după ce au plecat toți. Sau poate e o greșeală în cod.',
  'lost.notHere': 'Masa aceasta nu e pe acest dispozitiv',
  'lost.notHere.help':
    'Se joacă fără server, pe dispozitivul pe care a fost deschisă, iar linkul ei nu duce în altă parte. Dacă a fost aici, s-a strâns între timp.',
  'lost.full': 'Masa e plină',
  'lost.full.help': 'Privesc deja prea mulți. Mai încearcă peste puțin timp.',
  'lost.replaced': 'Joci în altă fereastră',
  'lost.replaced.help': 'Locul tău e deschis acolo. Apasă „Încearcă din nou” ca să joci aici.',
  'lost.reload': 'Masa are o versiune nouă',
  'lost.reload.help': 'Reîncarcă pagina; locul tău rămâne al tău.',
  'lost.removed': 'Gazda te-a scos de la masă',
  'lost.removed.help': 'Gazda te poate primi înapoi: atunci încearcă din nou. Oricând poți deschide o masă a ta.',
  'lost.tooFast': 'Prea repede',
  'lost.tooFast.help':
    'Au venit prea multe mesaje de pe pagina aceasta. Așteaptă puțin și revino; locul rămâne al tău.',
  'lost.ended': 'Masa aceasta a fost închisă',
  'lost.ended.help': 'A închis-o cine administrează acest server.',
  'lost.private': 'Aici încă nu se poate privi',
  'lost.private.help': 'Și alte mese ale serii joacă aceleași piese. Când termină toate, reluarea e în registru.',
  'lost.closed': 'Runda a fost închisă',
  'lost.closed.help':
    'Masa aceasta nu mai e așteptată. Partida nu se pune la socoteală; întoarce-te la gașcă să joci mai departe.',
  'lost.broken': 'Masa aceasta nu poate fi deschisă',
  'lost.broken.help':
    'Datele ei salvate sunt deteriorate. Rămân așa cum sunt: anunță-l pe cel care administrează serverul.',
  'lost.noBoard': 'Jocul acesta nu e gata încă',
  'lost.noBoard.help': 'Piesele încă se cioplesc. Încearcă altul între timp.',
} satisfies Translation<typeof en>
