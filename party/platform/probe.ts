/** As much as a table may write before anybody asks again. */
const MUCH = 'x'.repeat(100_000)

type Storage = { put(rows: Record<string, unknown>): Promise<void>; deleteAll(): Promise<void>; sync(): Promise<void> }

/** Writes and forgets; true when it has been on disk. */
export async function probed(storage: Storage): Promise<true> {
  await storage.put({ much: MUCH })
  await storage.sync()
  await storage.deleteAll()
  return true
}
