/** What stands in each slot of the rack, row after row. Only the player's own affair: the rules never ask. */
export type Layout = readonly (number | null)[]
export type Size = { rows: number; columns: number }

/** The same slots in rows so short that each is as wide as asked for. */
export function roomy({ rows, columns }: Size, width: number, least: number): Size {
  const fitting = least > 0 ? Math.max(4, Math.floor(width / least)) : columns
  return fitting >= columns ? { rows, columns } : { rows: Math.ceil((rows * columns) / fitting), columns: fitting }
}

/** Keeps every tile where it stands, drops what has left the hand and puts what is new into the free slots from the end. */
export function fitHand(layout: Layout, hand: readonly number[], { rows, columns }: Size): Layout {
  const next: (number | null)[] = Array.from({ length: rows * columns }, (_, slot) => layout[slot] ?? null)
  const held = new Set(hand)
  for (let slot = 0; slot < next.length; slot++) {
    const tile = next[slot]
    if (tile === null) continue
    if (!held.delete(tile)) next[slot] = null
  }
  for (const tile of hand) {
    if (!held.has(tile)) continue
    next[newcomerSlot(next)] = tile
  }
  return next
}

// A new tile goes behind the last one, with a gap if there is room, so that it never breaks a group.
function newcomerSlot(layout: Layout): number {
  const last = layout.findLastIndex(tile => tile !== null)
  if (last + 2 < layout.length) return last < 0 ? 0 : last + 2
  if (last + 1 < layout.length) return last + 1
  return layout.findLastIndex(tile => tile === null)
}

/** Moves a tile; one that stands in the way steps aside towards the nearest gap of its row, or the two change places. */
export function move(layout: Layout, tile: number, to: number, { columns }: Size): Layout {
  const from = layout.indexOf(tile)
  if (from < 0 || from === to) return layout
  const next = [...layout]
  next[from] = null
  if (next[to] === null) {
    next[to] = tile
    return next
  }
  const row = Math.floor(to / columns) * columns
  const gap = nearestGap(next, to, row, row + columns)
  if (gap === null) {
    next[from] = next[to]
    next[to] = tile
    return next
  }
  const side = gap > to ? 1 : -1
  for (let slot = gap; slot !== to; slot -= side) next[slot] = next[slot - side]
  next[to] = tile
  return next
}

function nearestGap(layout: Layout, to: number, start: number, end: number): number | null {
  for (let away = 1; away < end - start; away++) {
    if (to + away < end && layout[to + away] === null) return to + away
    if (to - away >= start && layout[to - away] === null) return to - away
  }
  return null
}

// A run too long for a row stands as two runs. Anything else so long is no group, and may stand as it can.
const inRows = (group: readonly number[], columns: number): (readonly number[])[] =>
  group.length > columns ? [group.slice(0, group.length >> 1), group.slice(group.length >> 1)] : [group]

/** Sets groups apart, one gap between them, never over the end of a row; what fits nowhere apart is packed at the end. */
export function arranged(groups: readonly (readonly number[])[], loose: readonly number[], size: Size): Layout {
  const given = groups.flatMap(each => inRows(each, size.columns))
  // On a narrow rack the order decides what fits: the long ones first leave the best gaps. A group is parted last of all.
  const long = [...given].sort((a, b) => b.length - a.length)
  const ways = [1, 0].flatMap(gap => [given, long].map(order => () => inOrder(order, size, gap)))
  const whole = ways.find(way => way().rest.length === 0) ?? ways[1]
  const { next, rest } = whole()
  return fill(next, [...rest, ...loose])
}

function inOrder(groups: readonly (readonly number[])[], { rows, columns }: Size, gap: number) {
  const next: (number | null)[] = Array(rows * columns).fill(null)
  const rest: number[] = []
  const used = Array<number>(rows).fill(0)
  for (const group of groups) {
    const row = used.findIndex(at => at + group.length <= columns)
    if (row < 0) {
      rest.push(...group)
      continue
    }
    group.forEach((tile, i) => (next[row * columns + used[row] + i] = tile))
    used[row] += group.length + gap
  }
  return { next, rest }
}

// Loose tiles keep a gap from the groups while there is room for it; else they take the last free slots, in order.
function fill(layout: (number | null)[], tiles: readonly number[]): Layout {
  const last = layout.findLastIndex(tile => tile !== null)
  const start = last < 0 ? 0 : last + 2
  const free = layout.flatMap((tile, slot) => (tile === null ? [slot] : []))
  const behind = free.filter(slot => slot >= start)
  const slots = behind.length >= tiles.length ? behind : free.slice(free.length - tiles.length)
  tiles.forEach((tile, i) => (layout[slots[i]] = tile))
  return layout
}

/** Tiles that stand side by side in a row, as the player grouped them. */
export function groupsOf(layout: Layout, { columns }: Size): number[][] {
  const groups: number[][] = []
  let open: number[] = []
  layout.forEach((tile, slot) => {
    if (slot % columns === 0 || tile === null) open = []
    if (tile === null) return
    if (!open.length) groups.push(open)
    open.push(tile)
  })
  return groups
}

/** As dealt: by colour and number, the colours apart where there is room for that. */
export function sorted(hand: readonly number[], size: Size): Layout {
  const rising = [...hand].sort((a, b) => a - b)
  const colours = [0, 1, 2, 3, 4]
    .map(colour => rising.filter(tile => Math.floor(tile / 26) === colour))
    .filter(group => group.length > 0)
  const apart = arranged(colours, [], size)
  const whole = colours.every(group => {
    const first = apart.indexOf(group[0])
    return group.every((tile, i) => apart[first + i] === tile)
  })
  return whole ? apart : arranged([], rising, size)
}
