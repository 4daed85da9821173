import { getContext, setContext } from 'svelte'
import { kindOf, makeTiles } from '../../games/mahjong/rules/tiles.ts'
import type { Tile } from '../../games/mahjong/types.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say } from '../board.ts'
import { prefs } from './prefs.svelte.ts'

const KEY = Symbol('mahjong words')

export const nameOf = (kind: number, say: Say): string => sayAny(say, `tile.${makeTiles([kind])}`)

/** What every part of the board needs to name a tile, without handing `say` down through each. */
export type Words = {
  say: Say
  name: (tile: Tile) => string
  /** The small figure in the corner: a number, or the letter of a wind or dragon; empty when not wanted. */
  index: (kind: number) => string
}

export function provideWords(say: () => Say): Words {
  const words: Words = {
    get say() {
      return say()
    },
    name: tile => nameOf(kindOf(tile), say()),
    index: kind => {
      if (!prefs.on('index') || kind >= 34) return ''
      return kind < 27 ? String((kind % 9) + 1) : [...say()('board.letters')][kind - 27]
    },
  }
  return setContext(KEY, words)
}

export const useWords = (): Words => getContext<Words>(KEY)
