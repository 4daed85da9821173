// Which pieces the page is cut into. Left alone, the bundler makes dozens of crumbs of what pages share, each a request
// and hardly compressed. What is always fetched together is one piece: what every page needs, what every table needs,
// each board with what its game needs to be played, and what boards share.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath } from 'vite'

const root = resolve(import.meta.dirname, '..')
const PAGE = [
  'src/main.ts',
  'src/components/TopBar.svelte',
  'src/components/LanguagePicker.svelte',
  'src/components/Later.svelte',
  'src/client/circles.ts',
  'src/client/playHere.ts',
  'src/client/keptMistakes.ts',
]
/** What the bundler adds of its own to find the pieces. */
const BUNDLER = /preload-helper|rolldown\/runtime/
const HOME = ['src/views/HomeView.svelte']
const TABLE = ['src/views/TableView.svelte']
/** The search of the games with a rack: not all of their boards stand with it. */
const SEARCH = ['src/boards/rummy/arranging.ts']
const REPLAY = ['src/views/ReplayView.svelte']
const faces = readdirSync(resolve(root, 'src/boards'), { withFileTypes: true })
  .filter(each => each.isDirectory() && each.name !== 'rummy')
  .map(each => each.name)

/** To the bundler: the pieces, the widest first, since each takes along what it needs and no other has. */
export function pieces() {
  const reached = new Map()
  // Everything that comes with these, without what they fetch later.
  const reach = (name, entries, graph) => {
    if (!reached.has(name)) {
      const seen = new Set()
      const visit = id => {
        if (seen.has(id)) return
        seen.add(id)
        graph.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      entries.forEach(entry => visit(normalizePath(resolve(root, entry))))
      reached.set(name, seen)
    }
    return reached.get(name)
  }
  const boardsOf = (id, graph) => faces.filter(face => reach(face, [`src/boards/${face}/index.ts`], graph).has(id))
  const hasRack = (face, graph) =>
    [...reach(face, [`src/boards/${face}/index.ts`], graph)].some(id => id.includes('/src/boards/rummy/'))
  /** Of the search, what not every board with a rack stands with. */
  const searches = (id, graph) =>
    reach('search', SEARCH, graph).has(id) &&
    !faces.every(face => !hasRack(face, graph) || boardsOf(id, graph).includes(face))
  const groups = {
    // A board reads what its game says and what its own buttons say: always both.
    words: id => {
      const [, lang, part] = /\/src\/messages\/([\w-]+)\/(\w+?)(-board)?\.ts$/.exec(id) ?? []
      return part && (part === 'rummy' || faces.includes(part)) ? `${part}-${lang}` : null
    },
    // Home reads nothing from outside that needs a schema.
    schema: id => (id.includes('/node_modules/valibot/') ? 'schema' : null),
    base: (id, graph) => {
      const shared = reach('home', HOME, graph).has(id) && reach('table', TABLE, graph).has(id)
      return shared || BUNDLER.test(id) || reach('base', PAGE, graph).has(id) ? 'base' : null
    },
    table: (id, graph) => {
      const shared = boardsOf(id, graph)
      const all = shared.length > 1 && !shared.every(face => hasRack(face, graph))
      // In the piece of the one board that uses it, it would bring that board to every replay.
      const watched = shared.length > 0 && reach('replay', REPLAY, graph).has(id)
      return all || watched || reach('table', TABLE, graph).has(id) ? 'table' : null
    },
    rack: (id, graph) => (boardsOf(id, graph).length > 1 && !searches(id, graph) ? 'rack' : null),
    search: (id, graph) => (searches(id, graph) ? 'search' : null),
    board: (id, graph) => boardsOf(id, graph)[0] ?? null,
  }
  return Object.entries(groups).map(([debugName, name], i, { length }) => ({ debugName, name, priority: length - i }))
}
