import majiang from '@kobalab/majiang-core'
import agari from 'agari'
import { isWinningHand, shanten } from '../src/games/mahjong/rules/hand.ts'
import { makeTiles } from '../src/games/mahjong/rules/tiles.ts'
import { seeded } from '../tests/support/random.ts'
import { rates } from './measure.ts'

/** Mixed hands: a third complete, a third one tile off, a third as dealt. */
function hands(count: number): number[][] {
  const random = seeded(11)
  const below = (n: number) => Math.floor(random() * n)
  const dealt = () => {
    const wall = Array.from({ length: 136 }, (_, tile) => tile >> 2)
    return Array.from({ length: 14 }, () => wall.splice(below(wall.length), 1)[0])
  }
  const complete = (): number[] => {
    for (;;) {
      const kinds: number[] = []
      while (kinds.length < 12) {
        const kind = below(34)
        const run = kind < 27 && kind % 9 < 7 && random() < 0.6
        kinds.push(...(run ? [kind, kind + 1, kind + 2] : [kind, kind, kind]))
      }
      const pair = below(34)
      kinds.push(pair, pair)
      if (kinds.every(kind => kinds.filter(other => other === kind).length <= 4)) return kinds
    }
  }
  const off = () => {
    const kinds = complete()
    kinds[below(14)] = below(34)
    return kinds.every(kind => kinds.filter(other => other === kind).length <= 4) ? kinds : dealt()
  }
  return Array.from({ length: count }, (_, i) => [complete, off, dealt][i % 3]())
}

type Counts = Parameters<typeof agari.check>[0]
const countsOf = (kinds: number[]) =>
  [9, 9, 9, 7].map((size, suit) =>
    Array.from({ length: size }, (_, rank) => kinds.filter(kind => kind === suit * 9 + rank).length),
  ) as unknown as Counts

/** The same hands in majiang-core's notation: m123p55z7. */
function shoupaiOf(kinds: number[]): ReturnType<typeof majiang.Shoupai.fromString> {
  const sorted = kinds.slice().sort((a, b) => a - b)
  const text = makeTiles(sorted).replace(/(\d+)([mpsz])/g, '$2$1')
  return majiang.Shoupai.fromString(text)
}

/** Each library gets its own input ready-made; ours starts from a plain list of kinds. */
export async function run(): Promise<void> {
  const mixed = hands(3000)
  const counted = mixed.map(countsOf)
  const parsed = mixed.map(shoupaiOf)
  const pass =
    <T>(list: readonly T[], call: (item: T) => unknown) =>
    () => {
      for (const item of list) call(item)
    }
  const wins = rates(
    {
      'isWinningHand, all forms': pass(mixed, kinds => isWinningHand(kinds, { sevenPairs: true })),
      'agari.checkAll': pass(counted, agari.checkAll),
      'agari.check (standard form only)': pass(counted, agari.check),
    },
    mixed.length,
  )
  const steps = rates(
    {
      'shanten, all forms': pass(mixed, kinds => shanten(kinds, { sevenPairs: true })),
      'majiang-core xiangting': pass(parsed, majiang.Util.xiangting),
    },
    mixed.length,
  )
  console.log('mahjong: win checks and shanten on 3,000 mixed hands (last column: ours beside it)')
  for (const figures of [wins, steps]) {
    const [[, ours]] = Object.entries(figures)
    for (const [name, perSecond] of Object.entries(figures)) {
      const times = perSecond === ours ? '' : `${(ours / perSecond).toFixed(2)}×`
      console.log(`  ${name.padEnd(34)} ${Math.round(perSecond).toLocaleString('en').padStart(12)} /s  ${times}`)
    }
  }
}
