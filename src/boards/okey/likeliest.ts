/** As many as stand beside each other below a phone's rack. */
const ROOM = 7

/**
 * Of the faces that would help, those of which most are still hidden, and how many there are besides. What lies open
 * already comes no more.
 */
export function likeliest(useful: readonly number[], hidden: readonly number[]): { shown: number[]; more: number } {
  const left = useful.filter(face => hidden[face] > 0).sort((a, b) => hidden[b] - hidden[a])
  const shown = left.slice(0, left.length > ROOM ? ROOM - 1 : ROOM).sort((a, b) => a - b)
  return { shown, more: left.length - shown.length }
}
