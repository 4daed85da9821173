import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Block = { language: string; text: string }

/** The code blocks of a page of the manual, in their order. */
export function blocks(path: string): Block[] {
  const page = readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({ language, text }))
}

/** The curl lines of a shell block, each as its arguments. */
export const curls = (text: string): string[][] =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(line => line.startsWith('curl '))
    .map(line => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare).slice(1))

/** Does what curl would do with these arguments. `#` and what follows is the shell's comment. */
export function run(args: string[], headers: Record<string, string> = {}): Promise<Response> {
  const init: RequestInit & { headers: Record<string, string> } = { headers }
  let url = ''
  for (let i = 0; i < args.length && args[i] !== '#'; i++) {
    if (args[i] === '-X') init.method = args[++i]
    else if (args[i] === '-d') init.body = args[++i]
    else if (args[i] === '-H') {
      const [name, value] = args[++i].split(': ')
      init.headers = { ...init.headers, [name]: value }
    } else if (args[i].startsWith('http')) url = args[i]
    else throw new Error(`curl ${args[i]}: not known here`)
  }
  return fetch(url, init)
}
