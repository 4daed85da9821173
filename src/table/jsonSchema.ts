import type * as v from 'valibot'
import { fields, type Field } from './options.ts'

/** An options schema in the words of JSON Schema: from the same fields as the form. */
export const jsonSchema = (schema: v.GenericSchema) => ({
  type: 'object',
  properties: Object.fromEntries(fields(schema).map(field => [field.name, property(field)])),
  additionalProperties: false,
})

function property(field: Field) {
  const usual = { default: field.default }
  switch (field.kind) {
    case 'boolean':
      return { type: 'boolean', ...usual }
    case 'choice':
      return { enum: field.values, ...usual }
    case 'number':
      return { type: 'integer', minimum: field.min, maximum: field.max, ...usual }
    case 'text':
      return { type: 'string', maxLength: field.max, ...usual }
  }
}
