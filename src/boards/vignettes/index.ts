import type { Component } from 'svelte'
import type { GameId } from '../../games/list.ts'
import Cotulenh from './Cotulenh.svelte'
import Mahjong from './Mahjong.svelte'
import Okey from './Okey.svelte'
import Okey101 from './Okey101.svelte'
import Remi from './Remi.svelte'
import Rummy45 from './Rummy45.svelte'

/** A glimpse of each game's tiles, in a box of 160 by 84. */
const vignettes: Record<GameId, Component> = {
  mahjong: Mahjong,
  okey: Okey,
  okey101: Okey101,
  remi: Remi,
  rummy45: Rummy45,
  cotulenh: Cotulenh,
}

export const vignetteOf = (game: string): Component | null => vignettes[game as GameId] ?? null
