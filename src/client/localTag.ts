import { TAGS } from '../messages/message.ts'
import type { Language } from '../table/constants.ts'

/** The reader's own region decides how a time is written, where the device names one for the page's language. */
export function localTag(lang: Language, wished: readonly string[]): string {
  const { language, script } = new Intl.Locale(TAGS[lang])
  const fits = (tag: string) => {
    try {
      const own = new Intl.Locale(tag).maximize()
      return (
        own.language === language && (!script || own.script === script) && new Intl.Locale(tag).region !== undefined
      )
    } catch {
      return false
    }
  }
  // Elsewhere in the world English has the day first, and a clock of 24 hours.
  return wished.find(fits) ?? (lang === 'en' ? 'en-GB' : TAGS[lang])
}
