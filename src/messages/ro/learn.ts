import type { Translation } from '../message.ts'
import type en from '../en/learn.ts'

export default {
  'course.title': 'Învață jucând',
  'course.step': 'Pasul {n} din {of}',
  'course.good': 'Bravo!',
  'course.next': 'Mai departe',
  'course.show': 'Arată-mi',
  'course.doIt': 'Joacă în locul meu',
  'course.again': 'De la capăt',
  'course.steps': 'Toți pașii',
  'course.done': 'gata',
  'course.thinking': '{name} se gândește…',
  'course.finished': 'Acesta e tot jocul',
  'course.touch': 'Atinge un rând ca să vezi ce înseamnă.',
  'course.real': 'Joacă de-adevăratelea',
} satisfies Translation<typeof en>
