import type { Translation } from '../message.ts'
import type en from '../en/mistakes.ts'

export default {
  'mistake.find': 'Stellungen zum Üben suchen',
  'mistake.reading': 'Der stärkste Bot liest deine Entscheidungen … {n}',
  'mistake.weighing': 'Wird ausgespielt: Stellung {n} von {of} …',
  'mistake.none': 'Nichts Eindeutiges: Keine Entscheidung hat dich mehr gekostet als das Glück.',
  'mistake.found': '{n|# Stellung|# Stellungen} zum Üben',
  'mistake.failed': 'Die Partie ließ sich nicht lesen.',
  'mistake.title': 'Meine Fehler',
  'mistake.of': 'Stellung {n} von {of}',
  'mistake.task': 'Du bist dran. Was spielst du hier?',
  'mistake.right': 'Richtig!',
  'mistake.wrong': 'Es gibt etwas Besseres.',
  'mistake.same': 'Das hast du damals gespielt. Es gibt etwas Besseres.',
  'mistake.better': 'Besser: {text}',
  'mistake.then': 'Deine Wahl damals: {text}',
  'mistake.answer': 'Die Antwort darauf wäre: {text}',
  'mistake.margin': 'Von hier {n|# Mal|# Mal} ausgespielt: im Schnitt um {text} Punkte besser.',
  'mistake.judging': 'Wird ausgespielt …',
  'mistake.again': 'Noch einmal',
  'mistake.next': 'Nächste Stellung',
  'mistake.returns': 'Kommt am {text} wieder.',
  'mistake.done': 'Kommt nicht wieder.',
  'mistake.drop': 'Nicht mehr fragen',
  'mistake.help':
    'Stellungen aus deinen eigenen Partien, in denen etwas anderes klar besser war. Zweimal richtig, und sie ist erledigt.',
  'mistake.nothing': 'Es gibt nichts zu üben.',
  'mistake.later': 'Heute gibt es nichts zu üben. Die nächste Stellung kommt am {text}.',
} satisfies Translation<typeof en>
