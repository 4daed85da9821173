/** Small path makers shared by the tile faces, in the 60 × 80 square of a face. */
const n = (value: number) => +value.toFixed(2)

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

/** A ring; the hole runs the other way round, so it stays open under the non-zero rule. */
export const ring = (x: number, y: number, r: number, hole: number): string =>
  disc(x, y, r) +
  `M${n(x - hole)} ${n(y)}a${n(hole)} ${n(hole)} 0 1 1 ${n(2 * hole)} 0a${n(hole)} ${n(hole)} 0 1 1 ${n(-2 * hole)} 0Z`

/** A shape given in its own coordinates (absolute letters only), turned by `degrees` and moved to (x, y). */
export function place(d: string, x: number, y: number, degrees = 0, scale = 1): string {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => {
    const [p, q] = [Number(a), Number(b)]
    return `${n(x + p * c - q * s)} ${n(y + p * s + q * c)}`
  })
}

/** The same shape all round a centre. */
export const around = (d: string, x: number, y: number, count: number, turn = 0, scale = 1): string =>
  Array.from({ length: count }, (_, i) => place(d, x, y, turn + (360 / count) * i, scale)).join('')
