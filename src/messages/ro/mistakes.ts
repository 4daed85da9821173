import type { Translation } from '../message.ts'
import type en from '../en/mistakes.ts'

export default {
  'mistake.find': 'Caută poziții de reîncercat',
  'mistake.reading': 'Cel mai puternic bot îți citește deciziile… {n}',
  'mistake.weighing': 'Se joacă până la capăt: poziția {n} din {of}…',
  'mistake.none': 'Nimic clar: nicio alegere nu te-a costat mai mult decât norocul.',
  'mistake.found': '{n|# poziție|# poziții|# de poziții} de reîncercat',
  'mistake.failed': 'Partida nu a putut fi citită.',
  'mistake.title': 'Greșelile mele',
  'mistake.of': 'Poziția {n} din {of}',
  'mistake.task': 'E rândul tău. Ce joci aici?',
  'mistake.right': 'Corect!',
  'mistake.wrong': 'Există ceva mai bun.',
  'mistake.same': 'Asta ai jucat și atunci. Există ceva mai bun.',
  'mistake.better': 'Mai bine: {text}',
  'mistake.then': 'Alegerea ta de atunci: {text}',
  'mistake.answer': 'Răspunsul la asta ar fi: {text}',
  'mistake.margin': 'Jucat de aici {n|o dată|de # ori|de # de ori}: în medie cu {text} puncte mai bine.',
  'mistake.judging': 'Se joacă până la capăt…',
  'mistake.again': 'Încearcă din nou',
  'mistake.next': 'Poziția următoare',
  'mistake.returns': 'Revine pe {text}.',
  'mistake.done': 'Nu mai revine.',
  'mistake.drop': 'Nu mai întreba asta',
  'mistake.help':
    'Poziții din propriile partide în care altă alegere era clar mai bună. De două ori corect și una e gata.',
  'mistake.nothing': 'Nu e nimic de reîncercat.',
  'mistake.later': 'Azi nu e nimic de reîncercat. Următoarea vine pe {text}.',
} satisfies Translation<typeof en>
