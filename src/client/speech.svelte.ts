import type { Say } from '../boards/board.ts'
import { wordsOf, type Kit } from '../boards/index.ts'
import { translator } from '../messages/index.ts'
import type { Language } from '../table/protocol.ts'
import { settings } from './settings.svelte.ts'

/** The words of a table: the page's own, and its game's as far as they are wanted. */
export class Speech {
  say = $state.raw<Say>(settings.say)
  lang: Language = settings.lang
  readonly #here: boolean
  readonly #nameOf: (seat: number) => string
  #face: Kit['face'] | null = null
  /** Whether the words of the rules are wanted. */
  #ofRules = false
  /** Which words of the game are there. */
  #spoken = ''

  /** here: it is played on this device. */
  constructor(here: boolean, nameOf: (seat: number) => string) {
    this.#here = here
    this.#nameOf = nameOf
  }

  learn(face: Kit['face'] | null): Promise<void> {
    this.#face = face
    return this.#fetch()
  }

  translate(lang: Language): Promise<void> {
    this.lang = lang
    return this.#fetch()
  }

  /** What lies over the board or beside it speaks of the game's rules and of who sits there, the board does not. */
  async ofRules(): Promise<void> {
    this.#ofRules = true
    if (this.#spoken !== `${this.lang} true`) await this.#fetch()
  }

  async #fetch(): Promise<void> {
    const wanted = () => `${this.lang} ${this.#ofRules}`
    const asked = wanted()
    const face = this.#face
    const ofGame = face ? (this.#ofRules ? wordsOf(face) : face.messages) : []
    const ofTable = [...(this.#ofRules ? ['host'] : []), ...(this.#here ? ['here'] : [])]
    const say = await translator(this.lang, [...ofGame, ...ofTable], this.#nameOf)
    // Something else may have been wished for meanwhile.
    if (asked !== wanted() || face !== this.#face) return
    this.say = say
    if (face) this.#spoken = asked
  }
}
