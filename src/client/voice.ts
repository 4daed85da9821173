import { TAGS } from '../messages/message.ts'
import type { Language } from '../table/protocol.ts'

/** The part of speechSynthesis that is used. */
export type Synth = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener'>
type Line = { text: string; lang: Language; rate: number }

/** As many lines wait; a voice that is further behind than that tells of what nobody remembers. */
const WAITING = 3
/** Where the very language is not there, these are understood too; the nearest first. */
const NEAR: Partial<Record<Language, readonly string[]>> = { 'zh-hant': ['zh-hk', 'yue', 'zh-tw', 'zh'] }

/** The device's own voice, one line after the other. Where it has none for a language it is silent. */
export class Voice {
  readonly #synth: Synth | null
  readonly #make: (text: string) => SpeechSynthesisUtterance
  #lines: Line[] = []
  /** Kept: some browsers forget what nobody holds before it is spoken. */
  #speaking: SpeechSynthesisUtterance | null = null

  constructor(synth: Synth | null, make = (text: string) => new SpeechSynthesisUtterance(text)) {
    this.#synth = synth
    this.#make = make
  }

  /** Some devices know their voices only after a while: `changed` is called then. */
  listen(changed: () => void): void {
    this.#synth?.addEventListener('voiceschanged', changed)
  }

  voiceFor(lang: Language): SpeechSynthesisVoice | null {
    const voices = this.#synth?.getVoices() ?? []
    const tag = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-')
    for (const wanted of NEAR[lang] ?? [TAGS[lang].toLowerCase()]) {
      const fitting = voices.filter(voice => tag(voice) === wanted || tag(voice).startsWith(`${wanted}-`))
      // One that lives on the device speaks without a line, and tells nobody what happens at the table.
      const found = fitting.find(voice => voice.localService) ?? fitting[0]
      if (found) return found
    }
    return null
  }

  read(text: string, lang: Language, rate: number): void {
    if (this.voiceFor(lang) === null) return
    this.#lines = [...this.#lines, { text, lang, rate }].slice(-WAITING)
    if (!this.#speaking) this.#next()
  }

  stop(): void {
    this.#lines = []
    this.#speaking = null
    this.#synth?.cancel()
  }

  #next(): void {
    const line = this.#lines.shift()
    const voice = line && this.voiceFor(line.lang)
    this.#speaking = null
    if (!line || !voice) return
    const words = this.#make(line.text)
    words.voice = voice
    words.lang = voice.lang
    words.rate = line.rate
    words.onend = words.onerror = () => {
      // A line that was stopped has no next one.
      if (this.#speaking === words) this.#next()
    }
    this.#speaking = words
    this.#synth!.speak(words)
  }
}

export const voice = new Voice(globalThis.speechSynthesis ?? null)
