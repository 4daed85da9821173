/** One step as a number: from, target, kind, members that go. */
export const MOVE = 0
export const CAPTURE = 1
export const STAY = 2
export const SUICIDE = 3
export const COMBINE = 4
export const stepFrom = (step: number): number => step & 255
export const stepTo = (step: number): number => (step >>> 8) & 255
export const stepKind = (step: number): number => (step >>> 16) & 7
export const stepMembers = (step: number): number => step >>> 19

export const packStep = (from: number, to: number, kind: number, members: number): number =>
  from | (to << 8) | (kind << 16) | (members << 19)

export type Steps = { list: Int32Array; length: number }

export const stepList = (): Steps => ({ list: new Int32Array(4096), length: 0 })
