import { brush } from './brush.ts'
import { FIGURES, FLOWERS, GREEN, NUMERALS, RED, SEASONS, WAN, WINDS } from './glyphs.ts'
import { BLOSSOMS } from './blossoms.ts'
import { BIRD } from './bird.ts'
import { around, disc, place, ring } from './shapes.ts'

export const INK = {
  black: 'var(--face-black)',
  red: 'var(--tile-red)',
  green: 'var(--face-green)',
  blue: 'var(--tile-blue)',
  ivory: 'var(--ivory)',
  gold: 'var(--face-gold)',
}
type Ink = keyof typeof INK
/** What to fill with which ink, from the bottom up. */
export type Layers = readonly (readonly [Ink, string])[]

const coin = (ink: Ink, x: number, y: number, r: number): Layers => [
  [ink, ring(x, y, r, r * 0.76) + disc(x, y, r * 0.6)],
  ['ivory', around(`M0 -${r * 0.46}L${r * 0.13} -${r * 0.2}L0 -${r * 0.1}L-${r * 0.13} -${r * 0.2}Z`, x, y, 4)],
]

const COINS: readonly (readonly [radius: number, spots: readonly (readonly [Ink, number, number])[]])[] = [
  [0, []],
  [
    15,
    [
      ['green', 30, 21],
      ['blue', 30, 59],
    ],
  ],
  [
    11.2,
    [
      ['blue', 15, 16],
      ['red', 30, 40],
      ['green', 45, 64],
    ],
  ],
  [
    12,
    [
      ['blue', 16, 21],
      ['green', 44, 21],
      ['green', 16, 59],
      ['blue', 44, 59],
    ],
  ],
  [
    10.2,
    [
      ['blue', 14, 17],
      ['green', 46, 17],
      ['red', 30, 40],
      ['green', 14, 63],
      ['blue', 46, 63],
    ],
  ],
  [
    10,
    [
      ['green', 17, 14],
      ['green', 43, 14],
      ['red', 17, 43],
      ['red', 43, 43],
      ['red', 17, 66],
      ['red', 43, 66],
    ],
  ],
  [
    8.5,
    [
      ['green', 12, 11],
      ['green', 30, 18.5],
      ['green', 48, 26],
      ['red', 19, 48],
      ['red', 41, 48],
      ['red', 19, 68],
      ['red', 41, 68],
    ],
  ],
  [
    8.7,
    [
      ['blue', 19, 11],
      ['blue', 41, 11],
      ['blue', 19, 30.4],
      ['blue', 41, 30.4],
      ['blue', 19, 49.7],
      ['blue', 41, 49.7],
      ['blue', 19, 69],
      ['blue', 41, 69],
    ],
  ],
  [
    8.6,
    [
      ['green', 11, 14],
      ['green', 30, 14],
      ['green', 49, 14],
      ['red', 11, 40],
      ['red', 30, 40],
      ['red', 49, 40],
      ['blue', 11, 66],
      ['blue', 30, 66],
      ['blue', 49, 66],
    ],
  ],
]

/** A length of bamboo with three joints, upright about (0, 0), 30 tall. */
const STICK =
  'M-3.4 -15L3.4 -15Q5.6 -13.2 3.1 -11.4L3.1 -2.4Q5.8 0 3.1 2.4L3.1 11.4Q5.6 13.2 3.4 15L-3.4 15Q-5.6 13.2 -3.1 11.4L-3.1 2.4Q-5.8 0 -3.1 -2.4L-3.1 -11.4Q-5.6 -13.2 -3.4 -15Z'
const GLEAM = 'M-0.8 -10L0.8 -10L0.8 -4L-0.8 -4ZM-0.8 4L0.8 4L0.8 10L-0.8 10Z'
type Stick = readonly [Ink, x: number, y: number, turn?: number]
const sticks = (scale: number, ...all: Stick[]): Layers =>
  all.flatMap(([ink, x, y, turn = 0]) => [
    [ink, place(STICK, x, y, turn, scale)] as const,
    ['ivory', place(GLEAM, x, y, turn, scale)] as const,
  ])
const row = (ink: Ink, y: number, ...xs: number[]): Stick[] => xs.map(x => [ink, x, y])
const BAMBOO: Layers[] = [
  BIRD,
  sticks(1.12, ['green', 30, 21], ['blue', 30, 59]),
  sticks(1.12, ['blue', 30, 21], ['green', 17, 59], ['green', 43, 59]),
  sticks(1.12, ['blue', 17, 21], ['green', 43, 21], ['green', 17, 59], ['blue', 43, 59]),
  sticks(1.06, ['green', 13, 21], ['blue', 47, 21], ['red', 30, 40], ['blue', 13, 59], ['green', 47, 59]),
  sticks(1.06, ...row('green', 21, 14, 30, 46), ...row('blue', 59, 14, 30, 46)),
  sticks(0.8, ['red', 30, 14], ...row('green', 40, 13, 30, 47), ...row('green', 66, 13, 30, 47)),
  sticks(
    1.02,
    ['green', 8, 22],
    ['green', 52, 22],
    ['green', 22, 22, 30],
    ['green', 38, 22, -30],
    ['blue', 8, 58],
    ['blue', 52, 58],
    ['blue', 22, 58, -30],
    ['blue', 38, 58, 30],
  ),
  sticks(
    0.8,
    ...[14, 40, 66].flatMap((y): Stick[] => [
      ['green', 12, y],
      ['red', 30, y],
      ['blue', 48, y],
    ]),
  ),
]

const PETAL = 'M0 -11.4Q4.6 -15.4 0 -19.6Q-4.6 -15.4 0 -11.4Z'
const ONE_COIN: Layers = [
  ['green', ring(30, 40, 27.5, 24)],
  ['green', around(PETAL, 30, 40, 12, 0, 1.12)],
  ['blue', ring(30, 40, 12, 9.2)],
  ['red', around('M0 -1.2Q3.6 -4.6 0 -7.8Q-3.6 -4.6 0 -1.2Z', 30, 40, 6) + disc(30, 40, 1.6)],
]

const frame = (inset: number, r: number) =>
  `M${inset + r} ${inset}L${60 - inset - r} ${inset}Q${60 - inset} ${inset} ${60 - inset} ${inset + r}L${60 - inset} ${80 - inset - r}` +
  `Q${60 - inset} ${80 - inset} ${60 - inset - r} ${80 - inset}L${inset + r} ${80 - inset}Q${inset} ${80 - inset} ${inset} ${80 - inset - r}L${inset} ${inset + r}Q${inset} ${inset} ${inset + r} ${inset}Z`
const CORNER = 'M16 22L22 16L24.4 16L16 24.4Z'
const WHITE: Layers = [
  ['blue', frame(8, 4)],
  ['ivory', frame(11.4, 2.4)],
  ['blue', frame(14, 1.4)],
  ['ivory', frame(15.4, 0.8)],
  ['blue', CORNER + place(CORNER, 60, 80, 180) + 'M44 22L38 16L35.6 16L44 24.4ZM16 58L22 64L24.4 64L16 55.6Z'],
]

/** Flowers and seasons: the plant below, its number on the left and its name on the right above it. */
const plant = (i: number, name: string, ink: Ink): Layers => [
  ...BLOSSOMS[i]!,
  ['red', brush(FIGURES[i % 4]!, 5, 4, 15, 19)],
  [ink, brush(name, 30, 3, 25)],
]

/** All 42 faces by kind: characters, dots, bamboo, E S W N, white, green, red, four flowers, four seasons. */
export const faces = (): Layers[] => [
  ...NUMERALS.map((glyph): Layers => [
    ['black', brush(glyph, 12, 4, 36, 31)],
    ['red', brush(WAN, 10, 39, 40, 38)],
  ]),
  ...COINS.map(([r, spots], i): Layers => (i ? spots.flatMap(([ink, x, y]) => coin(ink, x, y, r)) : ONE_COIN)),
  ...BAMBOO,
  ...WINDS.map((glyph): Layers => [['black', brush(glyph, 6, 15, 48, 51)]]),
  WHITE,
  [['green', brush(GREEN, 6, 14, 48, 52)]],
  [['red', brush(RED, 8, 12, 44, 56)]],
  ...FLOWERS.map((name, i) => plant(i, name, 'green')),
  ...SEASONS.map((name, i) => plant(i + 4, name, 'blue')),
]
