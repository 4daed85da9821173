import { LOOKALIKES } from './lookalikes.ts'

const CHEROKEE = 'ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏙᏚᏞᏟᏢᏦᏴ'

/**
 * Letters of other alphabets that are drawn as Latin ones are, and a few more that are Latin themselves: what a reader takes for the
 * letter itself. Unicode's own list, below, knows more of them, but is content with any that looks like it: И as N, I as l.
 */
const LATIN: Record<string, string> = Object.fromEntries(
  [
    // Cyrillic
    ['АВЕКМНОРСТУХІЈЅԌԚԜҺҮ', 'ABEKMHOPCTYXIJSGQWhY'],
    ['аеорсухіјѕԁԛԝһӏүԍ', 'aeopcyxijsdqwhlyg'],
    // Greek
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHIKMNOPTYXC'],
    ['αγικνορτυχϲϳ', 'ayikvoptuxcj'],
    // Armenian
    ['ՍՏՕԼԱոսօհյց', 'USOLUnuohjg'],
    [CHEROKEE, 'DRTAJEWMHYGZVSLCPKB'],
    [CHEROKEE.toLowerCase(), 'drtajewmhygzvslcpkb'],
    // Lisu
    ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
    // Coptic
    ['ⲀⲂⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'ABHIKMNOPCTYX'],
    ['ⲁⲟⲣⲥ', 'aopc'],
    // Of the phonetic alphabet, and small capitals
    ['ɑɡɩʋ', 'agiv'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ].flatMap(([theirs = '', ours = '']) => [...theirs].map((letter, i) => [letter, ours.charAt(i)])),
)
/** What each letter is taken for by Unicode's list of confusables. */
const UNICODE: Record<string, string> = Object.fromEntries(
  LOOKALIKES.flatMap(line => {
    const [seen = '', letters = ''] = line.split(' ')
    return [...letters].map(letter => [letter, seen])
  }),
)
const SEEN = { ...UNICODE, ...LATIN }

const CYRILLIC = turned(/\p{Script=Cyrillic}/u)
const GREEK = turned(/\p{Script=Greek}/u)

function turned(script: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LATIN).flatMap(([theirs, ours]) => (script.test(theirs) ? [[ours, theirs]] : [])),
  )
}

const LATIN_SCRIPT = /\p{Script=Latin}/u
/** These are written together with each other, and with Latin. */
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u
/**
 * The scripts that names are written in: those that Unicode recommends for identifiers (UAX #31, table 5), each with its doubles of
 * Latin letters. The rest, of old inscriptions and of a few living languages, are mostly used to draw Latin ones.
 */
const SCRIPTS: readonly [RegExp, Record<string, string>][] = [
  [LATIN_SCRIPT, SEEN],
  [EAST, {}],
  [/\p{Script=Cyrillic}/u, CYRILLIC],
  [/\p{Script=Greek}/u, GREEK],
  ...[
    /\p{Script=Arabic}/u,
    /\p{Script=Armenian}/u,
    /\p{Script=Bengali}/u,
    /\p{Script=Devanagari}/u,
    /\p{Script=Ethiopic}/u,
    /\p{Script=Georgian}/u,
    /\p{Script=Gujarati}/u,
    /\p{Script=Gurmukhi}/u,
    /\p{Script=Hebrew}/u,
    /\p{Script=Kannada}/u,
    /\p{Script=Khmer}/u,
    /\p{Script=Lao}/u,
    /\p{Script=Malayalam}/u,
    /\p{Script=Myanmar}/u,
    /\p{Script=Oriya}/u,
    /\p{Script=Sinhala}/u,
    /\p{Script=Tamil}/u,
    /\p{Script=Telugu}/u,
    /\p{Script=Thaana}/u,
    /\p{Script=Thai}/u,
    /\p{Script=Tibetan}/u,
  ].map((script): [RegExp, Record<string, string>] => [script, {}]),
]
/** What no script can be told by: it is written in all of them. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u

const count = (word: string, script: RegExp): number => [...word].filter(letter => script.test(letter)).length
const together = (one: RegExp, other: RegExp): boolean =>
  one === other || (one === LATIN_SCRIPT && other === EAST) || (one === EAST && other === LATIN_SCRIPT)

/**
 * A word is written in one script, the one it has most of; letters of others are written as their doubles in it, and left out
 * where they have none. A name may have words of several scripts.
 */
export function oneScript(word: string): string {
  const known = [...word].map(letter => (isKnown(letter) ? letter : (SEEN[letter] ?? ''))).join('')
  const used = SCRIPTS.filter(([script]) => script.test(known))
  if (used.length < 2 || used.every(([script]) => script === LATIN_SCRIPT || script === EAST)) return known
  const [main, doubles] = used.reduce((most, next) => (count(known, next[0]) > count(known, most[0]) ? next : most))
  const foreign = (letter: string) => used.some(([script]) => !together(script, main) && script.test(letter))
  return [...known].map(letter => (foreign(letter) ? (doubles[letter] ?? '') : letter)).join('')
}

const isKnown = (letter: string): boolean => SHARED.test(letter) || SCRIPTS.some(([script]) => script.test(letter))

/** What a hasty reader sees: no accents, no alphabets, no spaces, no case. */
function skeleton(name: string, seen: Record<string, string> = SEEN): string {
  const bare = name.normalize('NFKD').replace(/\p{M}|[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/gu, '')
  return [...bare]
    .map(letter => seen[letter] ?? letter)
    .join('')
    .replaceAll('ı', 'i')
    .toLowerCase()
}

/** The same with what looks alike in print: I, l, 1 and |; O and 0; rn and m; vv and w. */
const printed = (name: string, seen?: Record<string, string>): string =>
  skeleton(name.replace(/[I1|]/g, 'l').replaceAll('0', 'O'), seen).replaceAll('rn', 'm').replaceAll('vv', 'w')

/** Each way in which two names can be alike. */
const WAYS = [skeleton, printed, (name: string) => printed(name, UNICODE)].map(way => (name: string) => way(name))

/** Whether a name is like one of these. */
export function likeAny(names: readonly string[]): (name: string) => boolean {
  const taken = WAYS.map(way => new Set(names.map(way)))
  return name => WAYS.some((way, i) => taken[i]?.has(way(name)))
}
