import type { Say } from '../boards/board.ts'
import { languageOf, nearest, TAGS, translator } from '../messages/index.ts'
import { translate } from '../messages/translate.ts'
import { LANGUAGES, type Language } from '../table/constants.ts'
import { memory } from './memory.ts'
import { cssToken } from './cssToken.ts'

export type Theme = 'system' | 'evening' | 'day'

class Settings {
  name = $state(memory.get('name') ?? '')
  lang = $state<Language>('en')
  theme = $state<Theme>((memory.get('theme') as Theme | null) ?? 'system')
  /** How it looks now, whoever decided. */
  day = $state(false)
  muted = $state(memory.get('muted') === 'yes')
  /** The shell's words in the chosen language. */
  say = $state.raw<Say>(translate('en', [], String))

  async start(): Promise<void> {
    const asked = takeLanguage()
    const kept = LANGUAGES.find(lang => lang === memory.get('lang'))
    if (asked) await this.choose(asked)
    else await this.speak(kept ?? nearest(navigator.languages))
    const light = matchMedia('(prefers-color-scheme: light)')
    light.addEventListener('change', () => this.light())
    this.light()
    // Chosen in another window of the same device: this one follows.
    addEventListener('storage', () => {
      const chosen = LANGUAGES.find(lang => lang === memory.get('lang'))
      if (chosen && chosen !== this.lang) void this.speak(chosen)
    })
  }

  async speak(lang: Language): Promise<void> {
    this.say = await translator(lang, [])
    this.lang = lang
    document.documentElement.lang = TAGS[lang]
    // All of ours are; a page around this one, or a browser that translates, may think otherwise.
    document.documentElement.dir = 'ltr'
  }

  async choose(lang: Language): Promise<void> {
    memory.set('lang', lang)
    await this.speak(lang)
  }

  rename(name: string): void {
    this.name = name
    memory.set('name', name)
  }

  mute(muted: boolean): void {
    this.muted = muted
    memory.set('muted', muted ? 'yes' : 'no')
  }

  shade(theme: Theme): void {
    this.theme = theme
    memory.set('theme', theme)
    this.light()
  }

  /** Evening unless the owner or the system asks for day. */
  private light(): void {
    const light = matchMedia('(prefers-color-scheme: light)').matches
    this.day = this.theme === 'day' || (this.theme === 'system' && light)
    document.documentElement.dataset.theme = this.day ? 'day' : 'evening'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', cssToken('--room'))
  }
}

/**
 * The language a link asks for (`?lang=tr`). It is remembered and taken out of the address, so that whoever is sent the
 * address from here on is greeted in a language of their own.
 */
function takeLanguage(): Language | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang')
  if (asked === null) return null
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
  return languageOf(asked)
}

export const settings = new Settings()
