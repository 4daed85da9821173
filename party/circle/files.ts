import type { MasaFile } from '../../src/table/replay.ts'
import type { Storage } from '../platform.ts'

/** What one row may hold, on every platform. */
const ROW = 100_000

/** A match file as rows. Names are not in it: whoever reads it is told them as they are then, or not at all. */
export async function packed(file: MasaFile): Promise<Uint8Array[]> {
  const nameless = { ...file, seats: file.seats.map(seat => ({ ...seat, name: '' })) }
  const bytes = await through(new TextEncoder().encode(JSON.stringify(nameless)), new CompressionStream('gzip'))
  return Array.from({ length: Math.ceil(bytes.length / ROW) }, (_, i) => bytes.slice(i * ROW, (i + 1) * ROW))
}

/** names: by seat. null: there is none. */
export async function unpacked(storage: Storage, prefix: string, names: readonly string[]): Promise<MasaFile | null> {
  const rows = [...(await storage.list({ prefix })).values()] as Uint8Array[]
  if (!rows.length) return null
  const bytes = new Uint8Array(rows.reduce((sum, { length }) => sum + length, 0))
  rows.reduce((at, row) => {
    bytes.set(row, at)
    return at + row.length
  }, 0)
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')))
  const file = JSON.parse(text) as MasaFile
  return { ...file, seats: file.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
