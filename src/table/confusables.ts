const CHEROKEE = 'ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏙᏚᏞᏟᏢᏦᏴ'

/** Letters of other alphabets that are drawn as Latin ones are, and a few more that are Latin themselves. */
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
const CYRILLIC = turned(/\p{Script=Cyrillic}/u)
const GREEK = turned(/\p{Script=Greek}/u)

function turned(script: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LATIN).flatMap(([theirs, ours]) => (script.test(theirs) ? [[ours, theirs]] : [])),
  )
}

/** The alphabets that share shapes. Others are mixed with Latin in honest names, and mistaken for nothing. */
const ALPHABETS: readonly [RegExp, Record<string, string>][] = [
  [/\p{Script=Latin}/u, LATIN],
  [/\p{Script=Cyrillic}/u, CYRILLIC],
  [/\p{Script=Greek}/u, GREEK],
  [/\p{Script=Armenian}/u, {}],
  [/\p{Script=Cherokee}/u, {}],
  [/\p{Script=Lisu}/u, {}],
  [/\p{Script=Coptic}/u, {}],
]

const count = (word: string, script: RegExp): number => [...word].filter(letter => script.test(letter)).length

/**
 * A word that mixes such alphabets is written in the one it has most of, as far as the letters have a double there;
 * the rest is left out. A name may have words of several alphabets.
 */
export function oneAlphabet(word: string): string {
  const used = ALPHABETS.filter(([script]) => script.test(word))
  if (used.length < 2) return word
  const [script, doubles] = used.reduce((most, next) => (count(word, next[0]) > count(word, most[0]) ? next : most))
  const foreign = (letter: string) => ALPHABETS.some(([other]) => other !== script && other.test(letter))
  return [...word].map(letter => (foreign(letter) ? (doubles[letter] ?? '') : letter)).join('')
}

/** What a hasty reader sees: no accents, no alphabets, no spaces, no case. */
function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}|[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/gu, '')
  return [...bare]
    .map(letter => LATIN[letter] ?? letter)
    .join('')
    .replaceAll('ı', 'i')
    .toLowerCase()
}

/** The same with what looks alike in print: I, l, 1 and |; O and 0; rn and m; vv and w. */
const printed = (name: string): string =>
  skeleton(name.replace(/[I1|]/g, 'l').replaceAll('0', 'O')).replaceAll('rn', 'm').replaceAll('vv', 'w')

/** Whether a name is like one of these. */
export function likeAny(names: readonly string[]): (name: string) => boolean {
  const seen = new Set(names.map(skeleton))
  const inPrint = new Set(names.map(printed))
  return name => seen.has(skeleton(name)) || inPrint.has(printed(name))
}
