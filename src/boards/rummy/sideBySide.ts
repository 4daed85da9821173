type Found<Meld> = { tiles: number; melds: Meld[] }

/** Melds among neighbours in this order, together of as many tiles as can be: a full rack has no gaps between groups. */
export function sideBySide<Meld>(group: readonly number[], read: (tiles: number[]) => Meld | null): Meld[] {
  const best: Found<Meld>[] = [{ tiles: 0, melds: [] }]
  for (let end = 1; end <= group.length; end++) {
    best[end] = best[end - 1]
    for (let start = end - 2; start >= 0; start--) {
      const meld = best[start].tiles + end - start > best[end].tiles ? read(group.slice(start, end)) : null
      if (meld) best[end] = { tiles: best[start].tiles + end - start, melds: [...best[start].melds, meld] }
    }
  }
  return best[group.length].melds
}
