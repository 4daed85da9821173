import type { AnyRules } from '../games/game.ts'
import { isGame, register } from '../games/index.ts'
import type { AnyFace, Manifest } from './board.ts'

/** What the client needs to play a game: its rules and its face, fetched together when a table needs them. */
export type Kit = { game: AnyRules; face: AnyFace }

const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

export const manifestOf = (id: string): Manifest | null => manifests[`./${id}/manifest.ts`] ?? null
export const feltOf = (id: string): string => manifestOf(id)?.felt ?? 'green'

export async function loadKit(id: string): Promise<Kit | null> {
  const manifest = manifestOf(id)
  if (!isGame(id) || !manifest) return null
  const [{ rules }, { face }] = await Promise.all([register[id].rules(), manifest.face()])
  return { game: rules, face }
}
