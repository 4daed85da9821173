/** A number with a real minus. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Points as they change: a plus is said too. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points))
