import { meldPoints, runValue, setValue } from '../../../rummy/meld.ts'
import { sweep } from '../../../rummy/solver/sweep.ts'
import { codeOf, numberOf } from '../../../rummy/tiles.ts'
import { type Position, face, isJoker, judge, readGroup } from './judgeLay.ts'
import { meldRules } from '../options.ts'
import { type Plan } from './rearrange.ts'
import type { Lay, Tile } from '../types.ts'

const tableAs = (position: Position): Pick<Lay, 'table' | 'jokers'> => ({
  table: position.table.map(meld => meld.map(({ tile }) => tile)),
  jokers: position.table.flat().flatMap(({ tile, as }) => (isJoker(tile) ? [{ tile, as }] : [])),
})

/** A draft as a plan, if the rules take it. */
function planOf(position: Position, draft: Pick<Lay, 'table' | 'jokers'>, value: number): Plan | null {
  const judged = judge(position, draft)
  return 'why' in judged ? null : { lay: { type: 'lay', ...draft }, tiles: judged.tiles, value }
}

/** New melds from the hand alone that bring most points; `due` tiles must be among them. */
export function freshMelds(position: Position, due: readonly Tile[]): Plan | null {
  const { options } = position
  const rules = meldRules(options)
  const values = {
    run: Array.from({ length: 15 }, (_, place) => runValue(place, rules)),
    set: Array.from({ length: 15 }, (_, number) => setValue(number, rules)),
  }
  const must = new Uint8Array(64)
  for (const tile of due) if (!isJoker(tile)) must[Math.floor(face(tile) / 13) * 16 + numberOf(face(tile))] = 1
  const lay = (hand: readonly Tile[]): Plan | null => {
    const found = sweep(hand.map(face), rules, { mode: 'best', plain: values, wild: values, must })
    if (!found?.melds.length) return null
    const { table, jokers } = tableAs(position)
    // A due tile goes before its twin.
    const free = [...hand].sort((a, b) => Number(due.includes(b)) - Number(due.includes(a)))
    for (const meld of found.melds)
      table.push(
        meld.tiles.map(({ tile, as }) => {
          const [id] = free.splice(
            free.findIndex(own => face(own) === tile),
            1,
          )
          if (isJoker(id)) jokers.push({ tile: id, as })
          return id
        }),
      )
    return planOf(
      position,
      { table, jokers },
      found.melds.reduce((sum, meld) => sum + meldPoints(meld, rules), 0),
    )
  }
  const whole = lay(position.hand)
  if (whole || !options.mustDiscardToGoOut) return whole
  // All of it melds: keep one tile for the discard.
  const all = sweep(position.hand.map(face), rules, { mode: 'cover', plain: values, wild: values })
  if (!all) return null
  const tries = position.hand
    .filter(tile => !due.includes(tile))
    .map(keep => lay(position.hand.filter(own => own !== keep)))
  return tries.reduce((best, one) => (one && (!best || one.value > best.value) ? one : best), null)
}

/** Every single tile that can be put to a meld as it lies, or in a joker's place, and where. */
export function layOffs(position: Position): Plan[] {
  if (!position.melded) return []
  const rules = meldRules(position.options)
  const base = tableAs(position)
  const plans: Plan[] = []
  const tried = new Set<string>()
  for (const tile of position.hand)
    base.table.forEach((group, at) => {
      const key = `${codeOf(face(tile))} ${at}`
      if (tried.has(key)) return
      tried.add(key)
      const grown = [...group, tile]
      const stated = isJoker(tile) ? base.jokers : base.jokers.filter(({ tile: joker }) => group.includes(joker))
      if (!readGroup(grown, stated, rules).meld) return
      const plan = planOf(position, { ...base, table: base.table.map((one, i) => (i === at ? grown : one)) }, 0)
      if (plan) plans.push(plan)
    })
  return plans
}
