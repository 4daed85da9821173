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
