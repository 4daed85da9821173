import { expect, it } from 'vitest'
import { withoutFacades } from '../../scripts/facadeChunks.mjs'

const chunk = (name: string, code: string, more: object = {}) => [
  `assets/${name}`,
  { type: 'chunk', fileName: `assets/${name}`, code, imports: [], isDynamicEntry: true, ...more },
]

it('whoever fetches a file that only points to a piece is led to the piece, and the file is gone', () => {
  const bundle = Object.fromEntries([
    chunk('okey-1.js', 'export{t as face,n as game}from"./okey-2.js";'),
    chunk('okey-2.js', 'export{a as t,b as n}', { isDynamicEntry: false }),
    chunk('kept-1.js', 'export{t as default}from"./okey-2.js";'),
    chunk('base.js', 'p(()=>import(`./okey-1.js`),[]);p(()=>import(`./okey-2.js`),[])', { isDynamicEntry: false }),
    chunk('other.js', 'import"./kept-1.js"', { imports: ['assets/kept-1.js'] }),
  ]) as Record<string, { code: string }>
  withoutFacades().generateBundle({}, bundle)
  expect(Object.keys(bundle)).toEqual(['assets/okey-2.js', 'assets/kept-1.js', 'assets/base.js', 'assets/other.js'])
  expect(bundle['assets/base.js']!.code).toBe(
    'p(()=>import("./okey-2.js").then(e=>({face:e.t,game:e.n})),[]);p(()=>import(`./okey-2.js`),[])',
  )
})

it('what the bundler needs at run time is in each piece that needs it, and is no request of its own', () => {
  const bundle = Object.fromEntries([
    chunk('rolldown-runtime-1.js', 'var e=1,t=n=>n+e;export{t,e as n};', { isDynamicEntry: false }),
    chunk('words.js', 'import{n as a,t as e}from"./rolldown-runtime-1.js";globalThis.told=e(a)', {
      imports: ['assets/rolldown-runtime-1.js', 'assets/base.js'],
    }),
  ]) as Record<string, { code: string; imports: string[] }>
  withoutFacades().generateBundle({}, bundle)
  expect(Object.keys(bundle)).toEqual(['assets/words.js'])
  const { code, imports } = bundle['assets/words.js']!
  expect(imports).toEqual(['assets/base.js'])
  const here: { told?: number } = {}
  new Function('globalThis', code)(here)
  expect(here.told).toBe(2)
})
