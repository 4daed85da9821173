// Letters and figures that are not mistaken for one another when read out.
export const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const HERE = 'here-'
/** Whether the room runs on the device itself: its name says so, wherever it is written. */
export const isHere = (room: string): boolean => room.startsWith(HERE)
export const newRoomHere = (): string => HERE + newRoom()

/** Not to be guessed, yet short enough to say over the phone: 31^8. */
export function newRoom(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(8))
  const code = [...bytes].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
