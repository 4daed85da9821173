import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

// The parts of valibot's schema objects that matter for making values of them.
type Shape = {
  type: string
  entries?: Record<string, Shape>
  options?: readonly unknown[]
  literal?: unknown
  wrapped?: Shape
  item?: Shape
  value?: Shape
  items?: readonly Shape[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** Values that pass a schema, or nearly: whoever uses them filters by the schema itself. */
export const arbitrary = (schema: GenericSchema): fc.Arbitrary<unknown> => make(schema as unknown as Shape)

function make(shape: Shape): fc.Arbitrary<unknown> {
  const limit = (type: string, other: number) => {
    const found = shape.pipe?.find(part => part.type === type)?.requirement
    return typeof found === 'number' ? found : other
  }
  const pattern = shape.pipe?.find(part => part.type === 'regex')?.requirement as RegExp | undefined
  switch (shape.type) {
    case 'variant':
    case 'union':
      return fc.oneof(...(shape.options as Shape[]).map(make))
    case 'object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, inner]) => [key, make(inner)])),
      )
    case 'picklist':
      return fc.constantFrom(...(shape.options as unknown[]))
    case 'literal':
      return fc.constant(shape.literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: limit('min_value', -5), max: Math.min(limit('max_value', 150), 1e6) })
    case 'string':
      if (pattern) return hex(pattern)
      return fc.string({ maxLength: Math.min(limit('max_length', 40), 40) })
    case 'array':
      return fc.array(make(shape.item as Shape), {
        minLength: limit('min_length', 0),
        maxLength: Math.min(limit('max_length', 6), 8),
      })
    case 'tuple':
      return fc.tuple(...(shape.items ?? []).map(make))
    case 'optional':
      return fc.option(make(shape.wrapped as Shape), { nil: undefined })
    case 'nullable':
      return fc.option(make(shape.wrapped as Shape), { nil: null })
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 12 }), make(shape.value as Shape), { maxKeys: 4 })
    case 'unknown':
      return fc.jsonValue({ maxDepth: 3 })
    default:
      throw new TypeError(`no arbitrary for a ${shape.type}`)
  }
}

/** Bytes in hexadecimal: the one pattern that whole strings of ours have. */
function hex(pattern: RegExp): fc.Arbitrary<string> {
  const length = Number(/\{(\d+)\}/.exec(pattern.source)?.[1] ?? 0)
  return fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
}
