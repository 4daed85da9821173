import { memory } from '../../client/memory.ts'
import { settings } from '../../client/settings.svelte.ts'

const KEY = 'mahjong'

type Kept = { sort: boolean; win: boolean; silent: boolean; toss: boolean; single: boolean; index: boolean }
/** sort: keep the hand in order. win: say hu whenever offered. silent: no calls but hu. toss: discard what is drawn. */
export type Switch = keyof Kept

const read = (): Partial<Kept> => {
  try {
    return JSON.parse(memory.get(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

/** Small screens show the figures, unless their owner reads the characters anyway. */
const wantsIndex = () => matchMedia('(max-width: 700px)').matches && settings.lang !== 'zh-hant'

/** How this player likes to play; it lasts between hands and tables, on this device. */
class Prefs {
  private kept = $state<Partial<Kept>>(read())

  on(name: Switch): boolean {
    return this.kept[name] ?? (name === 'sort' || (name === 'index' && wantsIndex()))
  }

  set(name: Switch, value: boolean): void {
    this.kept[name] = value
    memory.set(KEY, JSON.stringify(this.kept))
  }
}

export const prefs = new Prefs()
