import type { AnyFront, AnyRules } from '../games/game.ts'
import { isGame, register, type GameId } from '../games/index.ts'
import { translator } from '../messages/index.ts'
import type { Language } from '../table/constants.ts'
import type { AnyEnding, AnyFace, Manifest } from './board.ts'

/** What a table needs of a game to be played at: fetched together. */
export type Kit = { game: AnyFront; face: AnyFace }
/** What it can be read about with: all its rules. */
export type RulesKit = { game: AnyRules; face: AnyFace }
/** What a replay needs of it: its results too. */
export type WholeKit = RulesKit & { ending: AnyEnding }

const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

export const manifestOf = (id: string): Manifest | null => manifests[`./${id}/manifest.ts`] ?? null
export const feltOf = (id: string): string => manifestOf(id)?.felt ?? 'green'

export async function loadKit(id: string): Promise<Kit | null> {
  const manifest = manifestOf(id)
  if (!isGame(id) || !manifest) return null
  const { face } = await manifest.face()
  return { game: face.game, face }
}

/** At the tap: its board and its words side by side, before anybody has answered. */
export function prefetch(id: string, lang: Language): void {
  const parts = [loadKit(id), translator(lang, [id, `${id}-board`])]
  // Whoever needs them asks again, and says so if they stay away.
  void Promise.allSettled(parts)
}

/** All rules of a game whose face is known. */
export const loadRules = async (id: string): Promise<AnyRules> => (await register[id as GameId].rules()).rules

export async function loadRulesKit(id: string): Promise<RulesKit | null> {
  const [kit, game] = await Promise.all([loadKit(id), isGame(id) ? loadRules(id) : null])
  return kit && game && { game, face: kit.face }
}

export async function loadWholeKit(id: string): Promise<WholeKit | null> {
  const kit = await loadRulesKit(id)
  return kit && { ...kit, ending: (await kit.face.ending()).default }
}

/** Every word a game has. */
export const wordsOf = ({ messages, rulesMessages }: AnyFace): string[] => [...messages, ...rulesMessages]
