import type { Layers } from './faces.ts'
import { disc } from './shapes.ts'

/** One of bamboo: a peacock on a branch, looking back over its shoulder. */
export const BIRD: Layers = [
  // tail: three feathers falling to the lower left, each with an eye
  ['green', 'M30 38C18 40 9 52 6 72C16 70 27 60 34 46Z'],
  ['blue', 'M33 40C24 46 18 58 17 75C26 70 33 60 37 47Z'],
  ['red', 'M37 42C31 50 29 62 31 75C38 68 42 58 42 46Z'],
  ['ivory', disc(11.5, 64, 2.3) + disc(21.4, 67, 2.3) + disc(32.6, 66.5, 2)],
  ['gold', disc(11.5, 64, 1.2) + disc(21.4, 67, 1.2) + disc(32.6, 66.5, 1)],
  // body and neck
  [
    'green',
    'M20 34C22 26 29 25 33 25C36 21 36 17 37 14C39 8 48 8 50 14C51 18 49 21 48 25C47 36 49 46 40 50C30 52 18 46 20 34Z',
  ],
  // wing
  ['blue', 'M20 31C26 27 37 29 41 37C42 42 39 46 35 47C28 46 21 40 20 31Z'],
  [
    'ivory',
    'M24.5 34C29 33 34 35 37.4 39.6L36.6 40.4C33 37 29 35.4 24.5 34ZM27 38.6C30 38.6 33.4 40.4 36 43.6L35.2 44.2C32.6 41.6 30 39.8 27 38.6Z',
  ],
  // head: crest, eye, beak
  [
    'red',
    'M41.4 10C39.6 7.4 39.6 5 40.2 2.8C42 4 43 6 43.4 8.8C43.6 6 44.8 3.8 47 2.4C47.6 5 47 7.4 45.6 9.4C47.6 7.4 49.6 6.6 52 6.8C51.4 9.2 50 11 47.8 12Z',
  ],
  ['red', 'M49.4 13.2L56 16.4L49.6 18Z'],
  ['ivory', disc(45, 14, 2.1)],
  ['black', disc(45.3, 14, 1.2)],
  // legs and branch
  ['red', 'M40 49L42 49L43.4 57L48 58.6L47.4 60L43 59L41.6 61.4L40.4 61L41.4 57Z'],
  ['black', 'M35 61.4Q46 58.6 57 60.4L56.8 62.6Q46 61 35.4 63.6Z'],
]
