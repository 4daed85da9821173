/** Something that outlives the page it is written on. */
export type Notebook = { read(): string | null; write(text: string): void }

/** What this window remembers, through reloading too, until it is closed. Where nothing may be kept it is forgotten. */
export const notebook = (key: string): Notebook => ({
  read: () => {
    try {
      return sessionStorage.getItem(`masa:${key}`)
    } catch {
      return null
    }
  },
  write: text => {
    try {
      sessionStorage.setItem(`masa:${key}`, text)
    } catch {
      return
    }
  },
})
