import * as v from 'valibot'

type Options = Record<string, string | number | boolean>

/** The rules of a table in the address of its game's rules page, so that they can be read beside it, and printed. */
export const asQuery = (options: Options): string => `?rules=${encodeURIComponent(JSON.stringify(options))}`

/** What the address asks for; the usual rules where it asks for nothing, or for what there is not. */
export function askedRules(schema: v.GenericSchema<unknown, Options>, search: string): Options {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), schema),
    new URLSearchParams(search).get('rules') ?? '{}',
  )
  return parsed.success ? parsed.output : v.parse(schema, {})
}
