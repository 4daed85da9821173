/** The path that all of Masa lies below, with a slash at both ends. The server writes it into the page: none is built for it. */
const base = globalThis.document?.documentElement.dataset.base ?? '/'

/** The address of a path of ours, which begins with a slash. */
export const below = (path: string): string => base + path.slice(1)

/** The path of ours that an address leads to; null: it leads out of Masa. */
export const inside = (pathname: string): string | null =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
