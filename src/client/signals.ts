import { comfort } from './comfort.svelte.ts'
import { buzz, play } from './playSound.ts'
import { retry } from './retry.ts'
import { settings } from './settings.svelte.ts'

const RATES = { slow: 0.7, normal: 1, fast: 1.4 }

/** What happens at the table, aloud for whoever wishes it. */
export function read(text: string): void {
  if (comfort.on('aloud')) speak(text)
}

/** It is the player's turn: told by whatever they have chosen to notice it by. */
export function callToTurn(word: string): void {
  if (comfort.on('sound')) play('turn')
  if (comfort.on('vibration')) buzz()
  if (comfort.on('spoken')) speak(word)
}

/** The voice is fetched by those who want to hear it. */
export function speak(text: string): void {
  if (settings.muted) return
  const { lang } = settings
  void retry(() => import('./voice.ts')).then(
    ({ voice }) => voice.read(text, lang, RATES[comfort.chosen('speed')]),
    () => {},
  )
}

/** The table is left, or the owner wants quiet. */
export function hush(): void {
  if (comfort.on('aloud') || comfort.on('spoken'))
    void import('./voice.ts').then(
      ({ voice }) => voice.stop(),
      () => {},
    )
}
