// The bundler gives a page, board or dictionary that lies in a larger piece a file of its own which only points there (a facade):
// a request more, and the piece is asked for only once it has come. Whoever fetches one is led straight to the piece.

const POINTER = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/

/** What a pointer exports, by the names that the piece has for it: `t as face, n as game`. */
const members = (list, from = 'e.') =>
  list.split(',').map(each => {
    const [own, name = own] = each.trim().split(/\s+as\s+/)
    return `${name}:${from}${own}`
  })

const RUNTIME = /\/rolldown-runtime-[^/]*$/

/** The few words that the bundler needs at run time are a piece of their own too: they go into each that needs them. */
function inline(bundle, chunks) {
  const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
  if (!runtime) return
  const [whole, list] = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
  const made = `(()=>{${runtime.code.slice(0, -whole.length)};return{${members(list, '')}}})()`
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue
    chunk.code = chunk.code.replace(
      /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/rolldown-runtime-[^"'`]*["'`];?/,
      (_, wanted) => `const{${wanted.replace(/\s+as\s+/g, ':')}}=${made};`,
    )
    chunk.imports = chunk.imports.filter(name => name !== runtime.fileName)
  }
  delete bundle[runtime.fileName]
}

/** Vite's plugin; it has to come before those that write down which files belong together. */
export const withoutFacades = () => ({
  name: 'masa-facades',
  apply: 'build',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
    const needed = new Set(chunks.flatMap(({ imports }) => imports))
    const pointers = new Map()
    for (const { fileName, code, isDynamicEntry } of chunks) {
      const [, list, piece] = POINTER.exec(code) ?? []
      if (!piece || !isDynamicEntry || needed.has(fileName)) continue
      pointers.set(fileName.slice(fileName.lastIndexOf('/') + 1), { piece, members: members(list) })
      delete bundle[fileName]
    }
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g, (whole, name) => {
        const found = pointers.get(name)
        return found ? `import("./${found.piece}").then(e=>({${found.members.join()}}))` : whole
      })
    inline(bundle, chunks)
  },
})
