import { describe, expect, it } from 'vitest'
import { dearestClose } from '../../../src/boards/remi/dearestClose.ts'
import { rules } from '../../../src/games/remi/index.ts'
import type { Options } from '../../../src/games/remi/options.ts'
import { closeWith } from '../../../src/games/remi/rules/closing.ts'
import { closings } from '../../../src/games/remi/legal.ts'
import { without } from '../../../src/games/remi/rules/tiles.ts'
import type { View } from '../../../src/games/remi/types.ts'
import { tableOf } from '../../games/remi/table.ts'

const viewOf = (hand: string, given: Partial<Options> = {}) => rules.view(tableOf([hand, 'B1'], {}, given), 0) as View
const baseOf = (view: View, tile: number) =>
  closeWith(without(view.players[0].hand as number[], tile), tile, 0, view.options)!.base

describe('the dearest close', () => {
  const TWO_JOKERS = 'R1 R2 R3 R4 R5 R6 R7 R7 R8 R9 R10 R11 R12 J J'

  it('is worth as much as any', () => {
    for (const patterns of [true, false]) {
      const view = viewOf(TWO_JOKERS, { patterns })
      const found = dearestClose(view)!
      expect(baseOf(view, found.tile)).toBe(Math.max(...closings(view).map(tile => baseOf(view, tile))))
      expect(found.groups.flat().toSorted()).toEqual(without(view.players[0].hand as number[], found.tile).toSorted())
    }
  })

  it('is none where nothing closes, or nobody looks', () => {
    expect(dearestClose(viewOf('R1 R3 R5 B2 B4 B6 Y7 Y9 Y11 K1 K3 K8 K10 R13 B13'))).toBeNull()
    expect(dearestClose(rules.view(tableOf([TWO_JOKERS, 'B1']), null) as View)).toBeNull()
  })
})
