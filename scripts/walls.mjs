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

const wall = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          may: { type: 'array', items: { type: 'string' } },
          never: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
    messages: { wall: '{{here}} may not import {{there}}: eslint.config.js lists what it may.' },
  },
  create(context) {
    const { may, never = [] } = context.options[0]
    const look = ({ source, importKind }) => {
      if (typeof source?.value !== 'string') return
      const there = target(context.filename, source.value)
      // A worker is started by its address; only the shape of its messages is imported.
      if (importKind === 'type' && there.endsWith('.worker.ts')) return
      if (may.some(name => allows(name, there)) && !never.some(name => allows(name, there))) return
      const here = relative(root, context.filename).split(sep).join('/')
      context.report({ node: source, messageId: 'wall', data: { here, there } })
    }
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    }
  },
}

export const house = { rules: { wall } }
