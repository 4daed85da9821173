/**
 * What a page and a room in a worker of its own say to each other, where a server would have sockets and requests. Lines
 * and questions are numbered by the page.
 */
export type FromPage =
  | { open: number; room: string }
  | { line: number; text: string }
  | { close: number }
  | { ask: number; room: string; url: string }
export type ToPage =
  | { opened: number }
  | { line: number; text: string }
  | { closed: number; code: number; why: string }
  | { answer: number; status: number; body: string }

/** A write has failed, as on a full device: the room's lines are closed so, and whoever comes again finds what is on disk. */
export const UNWRITTEN = 1011
