import type { Say } from '../boards/board.ts'
import { nearest, TAGS, translator } from '../messages/index.ts'
import { translate } from '../messages/translate.ts'
import { LANGUAGES, type Language } from '../table/protocol.ts'
import { memory } from './memory.ts'

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
    const kept = LANGUAGES.find(lang => lang === memory.get('lang'))
    await this.speak(kept ?? nearest(navigator.languages))
    const light = matchMedia('(prefers-color-scheme: light)')
    light.addEventListener('change', () => this.light())
    this.light()
  }

  async speak(lang: Language): Promise<void> {
    this.say = await translator(lang, [])
    this.lang = lang
    document.documentElement.lang = TAGS[lang]
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
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.day ? '#ece1cf' : '#17120e')
  }
}

export const settings = new Settings()
