import type { Entry } from '../../circle/entry.ts'

type Page = { entries: Entry[]; more: boolean }

/** The ledger from its latest entry on, as far back as it was read before: at least so many, or all. Null: not to be had. */
export async function pagesOf(ask: (before?: number) => Promise<Page | null>, least: number): Promise<Page | null> {
  let read = await ask()
  while (read?.more && read.entries.length < least) {
    const next = await ask(read.entries.at(-1)?.n)
    read = next && { entries: [...read.entries, ...next.entries], more: next.more }
  }
  return read
}
