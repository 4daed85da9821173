/** Longer than the engine keeps an actor in memory that has nothing to do, which is ten seconds. */
const IDLE = 20_000

/** How a file is got rid of. */
export type Broom = {
  /** Opens the actor behind the file once more, for it to say again how it is. */
  rouse(file: string): Promise<unknown>
  /** Removes the file, if nothing is in it and nobody holds it; true when it is gone. */
  remove(file: string): Promise<boolean>
}

/**
 * The engine makes a file for every room that somebody knocks at, before our code runs, and leaves the one of a room that
 * has ended. Which of them are empty the rooms themselves know; they go once the engine has closed them, and while one
 * goes nobody is let in.
 */
export class EmptyFiles {
  private readonly left = new Map<string, { since: number; wrote: boolean }>()
  private readonly going = new Map<string, Promise<unknown>>()

  /** After whatever an actor has done. wrote: in this life; then it cannot be told from outside when the engine closes the file. */
  mark(file: string, empty: boolean, wrote: boolean, now: number): void {
    if (empty) this.left.set(file, { since: now, wrote })
    else this.left.delete(file)
  }

  /** Before an actor is reached, by whatever way. */
  async enter(file: string): Promise<void> {
    this.left.delete(file)
    await this.going.get(file)
  }

  /** Whoever comes brings it about: where nobody comes, there is nothing new to be swept. */
  async sweep(now: number, broom: Broom): Promise<void> {
    const due = [...this.left].filter(([file, { since }]) => now - since >= IDLE && !this.going.has(file))
    for (const [file, { wrote }] of due) {
      // While those before it went, somebody may have come in.
      if (!this.left.delete(file)) continue
      const gone = wrote ? broom.rouse(file) : this.remove(file, now, broom)
      this.going.set(file, gone)
      await gone.catch(() => {}).finally(() => this.going.delete(file))
    }
  }

  private async remove(file: string, now: number, broom: Broom): Promise<void> {
    if (!(await broom.remove(file))) this.left.set(file, { since: now, wrote: false })
  }
}

/** One for the process. */
export const emptyFiles = new EmptyFiles()
