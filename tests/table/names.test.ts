import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOTS, plainBotName } from '../../src/table/bots.ts'
import { LOOKALIKES } from '../../src/table/lookalikes.ts'
import { botName, cleanName, cleanText, distinct } from '../../src/table/names.ts'

describe('names', () => {
  it.each([
    ['  Ayşe  ', 'Ayşe'],
    ['a\u202eevil\u2066', 'aevil'],
    ['\u0000\u0007\u200b\ufeff', ''],
    ['line\nbreak\ttab', 'line break tab'],
    ['👨‍👩‍👧‍👦 Müller', '👨‍👩‍👧‍👦 Müller'],
    ['\u200d\u200c', ''],
    ['x'.repeat(30), 'x'.repeat(24)],
    [`${'x'.repeat(23)} yz`, 'x'.repeat(23)],
    ['two  \u00a0 spaces', 'two spaces'],
    ['陳大文', '陳大文'],
    ['Nguyê\u0303n', 'Nguy\u1ec5n'],
    ['lone \ud800 half', 'lone half'],
    // Nothing is seen of these, so nothing is left of them.
    ['A\u200dy\u200cşe', 'Ayşe'],
    ['\u3164\u2800\u115f', ''],
    ['Ali\ufe00\u034f\ufe0f', 'Ali'],
    ['❤\ufe0f 1\ufe0f⃣', '❤\ufe0f 1\ufe0f⃣'],
    ['नमस्\u200dते', 'नमस्\u200dते'],
    // Cyrillic А and о in a Latin word, Latin a in a Cyrillic one; words of several alphabets are nobody's trick.
    ['Аyşe Yılmаz', 'Ayşe Yılmaz'],
    ['Ивaн', 'Иван'],
    ['Ivan Иван', 'Ivan Иван'],
    ['Αdа', 'Ada'],
    ['陳 Tai Man', '陳 Tai Man'],
    ['Ａｄａ', 'Ada'],
    ['aж', 'a'],
    ['Ꭺda ꓮda', 'Ada Ada'],
    // Letters of scripts that names are not written in: Canadian syllables, Lycian, a click; whole words of them, too.
    ['ᗅda 𐊂ob', 'Ada Bob'],
    ['ᗩda', 'da'],
    ['ᗅᗪᗅ', 'ADA'],
    ['ᚷ𐌢', 'XX'],
    // One script a word; Latin goes with those of the East.
    ['Adס', 'Ado'],
    ['סדה Ada', 'סדה Ada'],
    ['สมชายA', 'สมชาย'],
    ['陳Tai文ㄅカ한', '陳Tai文ㄅカ한'],
    ['Ada陳И', 'Ada陳'],
    ['Đặng Thị Ánh', 'Đặng Thị Ánh'],
    ['Łukasz Øyvind Ðórr', 'Łukasz Øyvind Ðórr'],
    ['Ștefan Çağrı', 'Ștefan Çağrı'],
    // One grapheme each, and as wide as a line.
    [`Eve ${'👨\u200d'.repeat(60)}👨`, 'Eve'],
    [`Eve ${'\u1100'.repeat(100)}`, 'Eve'],
    [`क${'ा'.repeat(190)}`, 'काा' + 'ा'],
    [`Eve ${'\ufdfd'.repeat(20)}`, 'Eve'],
    ['\u2e3b\ufd41', ''],
    ['\u0489', ''],
    ['\u0301Eve \u0f94\u0f94 Y\u0301', 'Eve Ý'],
    ['a\u20dd\u20dd\u20dd\u20dd\u20dd', 'a\u20dd\u20dd\u20dd'],
  ])('%j becomes %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name)
  })

  it.each([
    ['Ayşe', ['Ali'], 'Ayşe'],
    ['Ayşe', ['ayse'], 'Ayşe 2'],
    ['Ilker', ['llker'], 'Ilker 2'],
    ['P0P', ['POP', 'POP 2'], 'P0P 3'],
    ['A d a', ['Ada'], 'A d a 2'],
    ['Ада', ['Ada'], 'Ада'],
    ['Ааа', ['Aaa'], 'Ааа 2'],
    ['x'.repeat(24), ['x'.repeat(24)], `${'x'.repeat(22)} 2`],
    // A number with two digits takes one letter more.
    [
      'x'.repeat(24),
      ['x'.repeat(24), ...[2, 3, 4, 5, 6, 7, 8, 9].map(n => `${'x'.repeat(22)} ${n}`)],
      `${'x'.repeat(21)} 10`,
    ],
    // What is left after cutting does not end in a space.
    [`${'x'.repeat(21)} yy`, [`${'x'.repeat(21)} yy`], `${'x'.repeat(21)} 2`],
    ['Iris|1', ['lrisl|'], 'Iris|1 2'],
    // Doubles of whole names: Cherokee, Lisu, small capitals, phonetic letters, and letters that run together.
    ['ᎪᎠᎪ', ['ADA'], 'ᎪᎠᎪ 2'],
    ['ꓮꓓꓮ', ['Ada'], 'ꓮꓓꓮ 2'],
    ['ᴀᴅᴀ', ['Ada'], 'ᴀᴅᴀ 2'],
    ['ɑdɑ', ['Ada'], 'ɑdɑ 2'],
    ['Torn', ['Tom'], 'Torn 2'],
    ['Aǀi', ['Ali'], 'Aǀi 2'],
    ['𐊂ob', ['Bob'], '𐊂ob 2'],
    ['ロ子', ['口子'], 'ロ子 2'],
    ['Đat', ['Dat'], 'Đat 2'],
    ['ΜΑΧ', ['MAX'], 'ΜΑΧ 2'],
    ['Ιlker', ['Ilker'], 'Ιlker 2'],
    ['Evva', ['Ewa'], 'Evva 2'],
    ['👩‍🚀', ['👨‍🚀'], '👩‍🚀'],
  ])('%j beside %j is %j', (name, others, shown) => {
    expect(distinct(name, others)).toBe(shown)
  })

  it('calls no bot as somebody at the table is called', () => {
    expect([0, 1, 2, 3].map(seat => botName(seat, ['Zeynep', '']))).toEqual(['Ada', 'Mei', 'Ioana', 'Linh'])
    expect(botName(0, ['Аda'])).toBe('Ada 2')
    expect(botName(0, ['ADA', 'Ada 2'])).toBe('Ada 3')
  })

  it('calls a bot the same whether or not the list of letters was at hand', () => {
    const letter = fc.constantFrom(...'AaDdMmEeIi1l|LnNhHoO0rRvV ’-2áéîł'.split(''))
    const name = fc.oneof(
      fc.array(letter, { maxLength: 7 }).map(letters => letters.join('')),
      fc.constantFrom('ADA', 'Ádá', '|oana', 'Llnh', 'Guest', 'Ayşe', 'Мария', '美玲'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 3 }), fc.nat(3), (people, seat) => {
        const plain = plainBotName(seat, people)
        if (plain !== null) expect(plain).toBe(botName(seat, people))
      }),
    )
    expect(plainBotName(1, ['Zeynep', 'Guest', ''])).toBe(BOTS[1])
    expect(plainBotName(0, ['ada'])).toBeNull()
  })

  it('takes every letter of Unicode’s list for what it is seen as', () => {
    const unlike = LOOKALIKES.flatMap(line => {
      const [seen = '', letters = ''] = line.split(' ')
      return [...letters].filter(letter => distinct(`x${letter}x`, [`x${seen}x`]) === `x${letter}x`)
    })
    expect(unlike).toEqual([])
  })

  it('counts graphemes, not code units', () => {
    expect(cleanName('👩‍🚀'.repeat(30))).toBe('👩‍🚀'.repeat(24))
  })

  it('does not let marks pile up', () => {
    expect(cleanName('Z' + '\u0300\u0301\u0302\u0303\u0304'.repeat(20)).length).toBeLessThan(6)
  })

  it('leaves nothing unseen in any text, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const name = cleanName(text)
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u)
        expect([...new Intl.Segmenter().segment(name)].length).toBeLessThanOrEqual(24)
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanName(name)).toBe(name)
        for (const { segment } of new Intl.Segmenter().segment(name)) expect(segment.length).toBeLessThanOrEqual(24)
      }),
    )
  })
})
