import { BOTS } from './bots.ts'
import { likeAny, oneScript } from './confusables.ts'
import { LIMITS } from './protocol.ts'

// Controls, format and bidi marks, lone surrogates, private use, line separators. The joiners that emoji and
// several scripts are written with (U+200C, U+200D) stay.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Letters and marks that are drawn as nothing: fillers, the braille blank, joiners of marks, variation selectors but an emoji's. */
const BLANK =
  /[\u115f\u1160\u180e\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|(?!\ufe0f)\p{Variation_Selector}|(?<![\p{Extended_Pictographic}\d#*])\ufe0f/gu
/** A joiner is seen only after an emoji, or in scripts whose letters take another shape by it. */
const JOINER =
  /(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Deva}\p{Script=Beng}\p{Script=Mlym}\p{Script=Knda}\p{Script=Taml}\p{Script=Telu}\p{Script=Sinh}\p{Script=Khmr}])[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/gu
/** One letter each, and some of them as wide as a line: dashes, and whole Arabic sentences that nothing takes apart. */
const WIDE = /[\u2e3a\u2e3b\ufd40-\ufd4f\ufdcf\ufdfd-\ufdff]/gu
/** A mark on no letter is drawn on whatever stands beside the name. */
const STRAY = /(?<=^|\s)\p{M}+/gu
/** Marks piled on one letter climb over the neighbours' names. */
const PILE = /(\p{M}{3})\p{M}+/gu
/** Of one grapheme: the longest emoji has fewer code units. A chain without an end is one grapheme, too, but not one wide. */
const LONGEST = 24

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a bot is called at its seat: by its own name, unless somebody at the table has one like it. */
export const botName = (seat: number, people: readonly string[]): string => distinct(BOTS[seat] ?? '', people)

/** A name fit to be shown to others: one line, no tricks, at most 24 graphemes; '' if nothing is left. */
export function cleanName(raw: string): string {
  // Again until nothing changes: what is left out may have kept apart what is left out together.
  let name = raw
  for (let round = 0; round < 8; round++) {
    const next = cleaned(name)
    if (next === name) return name
    name = next
  }
  return ''
}

function cleaned(name: string): string {
  const bare = name.normalize('NFKC').replace(BLANK, '').replace(WIDE, '').replace(JOINER, '').replace(STRAY, '')
  const seen = cleanText(bare)
  return shortened(seen.split(' ').map(oneScript).join(' '), LIMITS.nameLength)
}

function shortened(text: string, most: number): string {
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    if (segment.length > LONGEST) continue
    if (++count > most) break
    kept += segment
  }
  return kept.trim()
}

/** The name, or the name with a number when somebody at the table has one like it. */
export function distinct(name: string, others: readonly string[]): string {
  const taken = likeAny(others)
  if (!taken(name)) return name
  for (let n = 2; ; n++) {
    const numbered = `${shortened(name, LIMITS.nameLength - String(n).length - 1)} ${n}`
    if (!taken(numbered)) return numbered
  }
}

/** One line of chat, without what cannot be seen. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(PILE, '$1').replace(/ +/g, ' ').trim()
}
