import { memory } from './memory.ts'
import { retry } from './retry.ts'

const KEY = 'comfort'

/** One of a few each, the usual first. */
export const CHOICES = {
  size: ['normal', 'large', 'largest'],
  contrast: ['normal', 'high'],
  /** Which colours their eyes tell apart. */
  sight: ['full', 'protan', 'deutan', 'tritan'],
  /** What becomes of a discard: thrown at once, after a question, or after a moment in which it can be taken back. */
  slips: ['off', 'ask', 'takeBack'],
  /** How fast it is read aloud. */
  speed: ['normal', 'slow', 'fast'],
} as const
export type ChoiceName = keyof typeof CHOICES
/** What each of them is called. */
export type ChoiceKey = { [Name in ChoiceName]: `comfort.${Name}.${Choices[Name]}` }[ChoiceName]
type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name][number] }

const USUAL = {
  /** My turn: a frame of light, a sound, a shake, a spoken word, and all of it again for whoever is in the kitchen. */
  light: false,
  sound: true,
  vibration: true,
  spoken: false,
  remind: false,
  /** What happens is read out. */
  aloud: false,
  /** Bots walk, and the last three events stay on the screen. */
  slow: false,
  /** In the first hands of a game it is said what can be done, and what has just happened. */
  guide: true,
}
export type SwitchName = keyof typeof USUAL
type Kept = Partial<Choices & typeof USUAL>

/** What is drawn from it: attributes of the page, which tokens.css and palettes.css know. */
const DRAWN = ['size', 'contrast', 'sight'] as const

/** Of what this device remembers only what we would have written ourselves. */
export function parseComfort(text: string | null): Kept {
  const kept: Record<string, unknown> = {}
  let found: unknown
  try {
    found = JSON.parse(text ?? 'null')
  } catch {
    return {}
  }
  if (typeof found !== 'object' || found === null) return {}
  for (const [name, value] of Object.entries(found)) {
    const values = Object.hasOwn(CHOICES, name) ? (CHOICES[name as ChoiceName] as readonly unknown[]) : null
    if (values ? values.includes(value) : Object.hasOwn(USUAL, name) && typeof value === 'boolean') kept[name] = value
  }
  return kept
}

/** How this player sees, hears and plays best; it holds for every game, on this device. */
class Comfort {
  #kept = $state.raw<Kept>(parseComfort(memory.get(KEY)))

  start(): void {
    this.#draw()
    addEventListener('storage', () => {
      this.#kept = parseComfort(memory.get(KEY))
      this.#draw()
    })
  }

  chosen<Name extends ChoiceName>(name: Name): Choices[Name] {
    const usual = name === 'contrast' && wantsContrast() ? 'high' : CHOICES[name][0]
    return (this.#kept[name] ?? usual) as Choices[Name]
  }

  on(name: SwitchName): boolean {
    return this.#kept[name] ?? USUAL[name]
  }

  set(change: Kept): void {
    this.#kept = { ...this.#kept, ...change }
    memory.set(KEY, JSON.stringify(this.#kept))
    this.#draw()
  }

  #draw(): void {
    for (const name of DRAWN) document.documentElement.dataset[name] = this.chosen(name)
    // Until it comes, and if it stays away, the usual colours are seen.
    if (this.chosen('contrast') !== 'normal' || this.chosen('sight') !== 'full')
      void retry(() => import('../styles/palettes.css')).catch(() => {})
  }
}

/** The device's own wish, until its owner says otherwise here. */
const wantsContrast = (): boolean => globalThis.matchMedia?.('(prefers-contrast: more)').matches ?? false

export const comfort = new Comfort()
