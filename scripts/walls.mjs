// The walls of the house as an ESLint rule: each part may import what its list names, and nothing else of ours.
import { dirname, relative, resolve, sep } from 'node:path'
import { root } from './setup.mjs'

/** A specifier as a path from the project's root (`src/table/deal.ts`), or a package's name as it stands. */
function target(file, specifier) {
  if (!specifier.startsWith('.')) return specifier
  return relative(root, resolve(dirname(file), specifier))
    .split(sep)
    .join('/')
}
/** A name that ends with a slash allows all below it. */
const allows = (name, path) =>
  path === name || (name.endsWith('/') ? path.startsWith(name) : path.startsWith(`${name}/`))

/** What stands there when nothing has to be computed to know it; else null. */
function plain(node) {
  if (typeof node?.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && !node.expressions.length ? node.quasis[0].value.cooked : null
}
/** `import.meta.glob`, or `import.meta.url`. */
const isMeta = (node, name) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === name

const list = { type: 'array', items: { type: 'string' } }

const wall = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { may: list, never: list, starts: list }, additionalProperties: false }],
    messages: {
      wall: '{{here}} may not import {{there}}: eslint.config.js lists what it may.',
      computed: 'What is imported must stand there, or nobody can tell whether it may be.',
    },
  },
  create(context) {
    const { may, never = [], starts = [] } = context.options[0]
    const allowed = path => may.some(name => allows(name, path)) && !never.some(name => allows(name, path))
    const report = (node, there) => {
      const here = relative(root, context.filename).split(sep).join('/')
      context.report({ node, messageId: 'wall', data: { here, there } })
    }
    const look = (source, importKind) => {
      const specifier = plain(source)
      if (specifier === null) return context.report({ node: source, messageId: 'computed' })
      const there = target(context.filename, specifier)
      // A worker is started by its address; only the shape of its messages is imported.
      if (importKind === 'type' && there.endsWith('.worker.ts')) return
      if (!allowed(there)) report(source, there)
    }
    const declaration = ({ source, importKind }) => source && look(source, importKind)
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: ({ source }) => look(source),
      TSImportType: ({ source }) => look(source, 'type'),
      TSExternalModuleReference: ({ expression }) => look(expression),
      // The address of a file of ours: a worker's entry.
      NewExpression({ callee, arguments: [address, from] }) {
        if (callee.name !== 'URL' || !isMeta(from, 'url')) return
        const there = target(context.filename, plain(address) ?? '')
        if (!allowed(there) && !starts.includes(there)) report(address, there)
      },
      // Many at once, by a pattern.
      CallExpression({ callee, arguments: [patterns] }) {
        if (!isMeta(callee, 'glob')) return
        for (const pattern of patterns.type === 'ArrayExpression' ? patterns.elements : [patterns])
          if (!plain(pattern)?.startsWith('!')) look(pattern)
      },
    }
  },
}

export const house = { rules: { wall } }
