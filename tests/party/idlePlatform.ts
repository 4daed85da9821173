import { BotBudget } from '../../party/botBudget.ts'
import type { Platform } from '../../party/platform.ts'
import { LIMITS } from '../../src/table/constants.ts'

/** A platform that does nothing of itself: each test says what it is about. */
export const idlePlatform: Omit<Platform, 'id' | 'now' | 'bytes' | 'botBudget' | 'storage'> = {
  wakeAt: () => {},
  wakeTime: async () => null,
  sockets: () => [],
  sleeps: true,
  keepsFor: LIMITS.expiryMs,
  alone: run => run(),
  written: () => Promise.resolve(),
  probe: () => Promise.resolve(),
  tellLobby: () => Promise.resolve(),
  ask: async () => ({ status: 410, json: async () => ({}) }),
  log: () => {},
  forTests: true,
}

type Ground = { readonly id: string; readonly disk: Platform['storage']; alarm: number | null }

/** One with the clock, a disk and an alarm. */
export const platformOn = (ground: Ground): Platform => ({
  ...idlePlatform,
  id: ground.id,
  now: () => Date.now(),
  bytes: count => crypto.getRandomValues(new Uint8Array(count)),
  botBudget: new BotBudget(),
  storage: ground.disk,
  wakeAt: at => void (ground.alarm = at),
  wakeTime: async () => ground.alarm,
})
