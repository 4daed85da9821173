import { expect, it } from 'vitest'
import { Voice, type Synth } from '../../src/client/voice.ts'

type Words = { text: string; lang: string; rate: number; onend?: () => void }

function device(...langs: string[]) {
  const said: Words[] = []
  let cancelled = 0
  const synth = {
    getVoices: () => langs.map(lang => ({ lang: lang.replace('!', ''), localService: !lang.includes('!') })),
    speak: (words: Words) => void said.push(words),
    cancel: () => cancelled++,
    addEventListener: () => {},
  } as unknown as Synth
  const voice = new Voice(synth, text => ({ text }) as unknown as SpeechSynthesisUtterance)
  return { said, voice, cancelled: () => cancelled, end: () => said.at(-1)!.onend!() }
}

it('speaks with a voice of the language, on the device rather than over a line', () => {
  const { voice } = device('en-US', 'tr-TR!', 'tr_TR')
  expect(voice.voiceFor('tr')).toMatchObject({ lang: 'tr_TR', localService: true })
  expect(voice.voiceFor('en')!.lang).toBe('en-US')
})

it('reads Chinese as Hong Kong does, if it can', () => {
  expect(device('zh-CN', 'zh-TW', 'yue-HK', 'zh-HK').voice.voiceFor('zh-hant')!.lang).toBe('zh-HK')
  expect(device('zh-CN', 'zh-TW').voice.voiceFor('zh-hant')!.lang).toBe('zh-TW')
  expect(device('zh-CN').voice.voiceFor('zh-hant')!.lang).toBe('zh-CN')
})

it('is silent where there is no voice for the language, and where there is none at all', () => {
  const { voice, said } = device('en-GB')
  expect(voice.voiceFor('ro')).toBeNull()
  voice.read('Ada a tras.', 'ro', 1)
  expect(said).toEqual([])
  expect(new Voice(null).voiceFor('en')).toBeNull()
})

it('says one line after the other, at the chosen speed', () => {
  const { voice, said, end } = device('en-GB')
  voice.read('one', 'en', 0.7)
  voice.read('two', 'en', 0.7)
  expect(said.map(words => words.text)).toEqual(['one'])
  expect(said[0].rate).toBe(0.7)
  end()
  expect(said.map(words => words.text)).toEqual(['one', 'two'])
  end()
  voice.read('three', 'en', 1)
  expect(said.map(words => words.text)).toEqual(['one', 'two', 'three'])
})

it('leaves out what is long past when the table is faster than the voice', () => {
  const { voice, said, end } = device('en-GB')
  for (let n = 0; n < 20; n++) voice.read(String(n), 'en', 1)
  for (let n = 0; n < 3; n++) end()
  expect(said.map(words => words.text)).toEqual(['0', '17', '18', '19'])
})

it('falls silent when told to, and can begin again', () => {
  const { voice, said, cancelled } = device('en-GB')
  voice.read('one', 'en', 1)
  voice.read('two', 'en', 1)
  voice.stop()
  expect(cancelled()).toBe(1)
  said[0].onend!()
  expect(said).toHaveLength(1)
  voice.read('three', 'en', 1)
  expect(said.map(words => words.text)).toEqual(['one', 'three'])
})
