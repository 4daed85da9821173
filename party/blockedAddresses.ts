/** Where the list is kept. */
export type Shelf = { load(): Promise<string[]>; save(list: string[]): Promise<unknown> }

const MOST = 1000

/** Addresses whose requests are not heard: the operator's list. On the edge each place reads it when it begins. */
class BlockedAddresses {
  private readonly addresses = new Set<string>()
  private shelf: Shelf | null = null
  private loading: Promise<void> | null = null

  /** Reads the list, once. If that fails nobody is blocked until it succeeds. */
  ready(shelf: Shelf): Promise<void> {
    this.shelf = shelf
    this.loading ??= shelf.load().then(
      list => list.forEach(each => this.addresses.add(each)),
      () => void (this.loading = null),
    )
    return this.loading
  }

  has(address: string): boolean {
    return this.addresses.has(address)
  }

  list(): string[] {
    return [...this.addresses]
  }

  /** false: the list is full. */
  async add(address: string): Promise<boolean> {
    if (this.addresses.size >= MOST && !this.addresses.has(address)) return false
    this.addresses.add(address)
    await this.shelf?.save(this.list())
    return true
  }

  async remove(address: string): Promise<void> {
    this.addresses.delete(address)
    await this.shelf?.save(this.list())
  }
}

/** One for the process. */
export const blockedAddresses = new BlockedAddresses()
