import { J, parseTiles } from '../../../src/rummy/tiles.ts'

/** Physical tiles by name, each id once through all calls: a small box to lay a table from. */
export function box() {
  const used = new Set<number>()
  return (text: string): number[] =>
    parseTiles(text).map(face => {
      const ids = face === J ? [104, 105] : [face * 2, face * 2 + 1]
      const id = ids.find(one => !used.has(one))
      if (id === undefined) throw new Error(`no tile left in ${text}`)
      used.add(id)
      return id
    })
}

export const face = (code: string) => parseTiles(code)[0]
