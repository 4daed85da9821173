import { J, parseTiles } from '../../../src/rummy/tiles.ts'

/** Physical tiles of these names, each id once. */
export function idsOf(text: string, taken: readonly number[] = []): number[] {
  const used = new Set(taken)
  return parseTiles(text).map(face => {
    const ids = face === J ? [104, 105, 106, 107, 108, 109] : [face * 2, face * 2 + 1]
    const id = ids.find(one => !used.has(one))
    if (id === undefined) throw new Error(`no tile left in ${text}`)
    used.add(id)
    return id
  })
}
