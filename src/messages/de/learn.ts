import type { Translation } from '../message.ts'
import type en from '../en/learn.ts'

export default {
  'course.title': 'Spielend lernen',
  'course.step': 'Schritt {n} von {of}',
  'course.good': 'Gut gemacht!',
  'course.next': 'Weiter',
  'course.show': 'Zeig es mir',
  'course.doIt': 'Mach es für mich',
  'course.again': 'Noch einmal',
  'course.steps': 'Alle Schritte',
  'course.done': 'erledigt',
  'course.thinking': '{name} denkt nach …',
  'course.finished': 'Das ist das ganze Spiel',
  'course.touch': 'Tipp eine Zeile an: Sie erklärt sich.',
  'course.real': 'Richtig spielen',
} satisfies Translation<typeof en>
