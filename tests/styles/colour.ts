/** Colours as light: linear red, green and blue from 0 to 1. */
type Light = readonly [number, number, number]

function light(hex: string): Light {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1)
  const part = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}

const times = (matrix: readonly Light[], [r, g, b]: Light): Light => {
  const [x, y, z] = matrix.map(row => row[0] * r + row[1] * g + row[2] * b)
  return [x, y, z]
}

const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** As WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(light(one)), luminance(light(other))].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** Machado, Oliveira and Fernandes 2009, at their full severity. */
const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Light[]>
export type Sight = keyof typeof SIGHTS

export type Lab = { L: number; a: number; b: number }

/** What eyes of this sight make of a colour, in CIELAB under daylight (D65). */
export function seen(hex: string, sight: Sight): Lab {
  const clipped = times(SIGHTS[sight], light(hex)).map(part => Math.min(1, Math.max(0, part))) as unknown as Light
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    clipped,
  )
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return { L: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz) }
}

const degrees = (radians: number) => (radians * 180) / Math.PI
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180)
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180)
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** CIEDE2000, in the words of Sharma, Wu and Dalal 2005. */
export function difference(one: Lab, other: Lab): number {
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2))
  const polar = ({ L, a, b }: Lab) => {
    const stretched = a * stretch
    return { L, C: Math.hypot(stretched, b), h: (degrees(Math.atan2(b, stretched)) + 360) % 360 }
  }
  const [p, q] = [polar(one), polar(other)]
  const grey = p.C * q.C === 0
  const apart = q.h - p.h
  const turn = grey ? 0 : apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart
  const sum = p.h + q.h
  const h = grey ? sum : Math.abs(apart) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  const [L, C] = [(p.L + q.L) / 2, (p.C + q.C) / 2]
  const T = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const dL = (q.L - p.L) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2))
  const dC = (q.C - p.C) / (1 + 0.045 * C)
  const dH = (2 * Math.sqrt(p.C * q.C) * sin(turn / 2)) / (1 + 0.015 * C * T)
  const rotation = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * seventh(C)
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH)
}
