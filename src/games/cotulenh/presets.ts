import type { Options } from './options.ts'

export const presets: Readonly<Record<string, Partial<Options>>> = {
  classic: {},
  arms: { winByArm: true },
  advanced: { freeSetup: true },
  // The inventor's rule book where it differs from what is played online.
  inventor: { navyDoubleLoad: true, airForceSingleLoad: true, hqTwoSteps: true, afReturnOnlyIfUnsafe: true },
}
