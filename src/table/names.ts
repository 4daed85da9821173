import { LIMITS } from './protocol.ts'

// Controls, format and bidi marks, lone surrogates, private use, line separators. The joiners that emoji and
// several scripts are written with (U+200C, U+200D) stay.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Marks piled on one letter climb over the neighbours' names. */
const PILE = /(\p{Mn}{3})\p{Mn}+/gu

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The house's own people, by seat: a name is easier to remember than a number. */
export const BOTS = ['Ada', 'Mei', 'Ioana', 'Linh'] as const

/** A name fit to be shown to others: one line, no tricks, at most 24 graphemes; '' if nothing is left. */
export function cleanName(raw: string): string {
  const text = cleanText(raw).replace(/^[\u200c\u200d\s]+$/u, '')
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    if (++count > LIMITS.nameLength) break
    kept += segment
  }
  return kept.trim()
}

/** One line of chat, without what cannot be seen. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(PILE, '$1').replace(/ +/g, ' ').trim()
}
