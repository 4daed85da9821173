import { Fenced, type Shelf, type Store } from '../../../party/platform/device.ts'
import { Disk } from '../room.ts'

/** Tables in memory, behind the interface of the browser's database; a write ends when `land` lets it. */
export class MemoryStore implements Store {
  readonly disks = new Map<string, Disk>()
  readonly wakes = new Map<string, number | null>()
  private readonly lives = new Map<string, number>()
  /** What has to happen before a write is on disk. */
  land: () => Promise<void> = () => Promise.resolve()

  async claim(room: string): Promise<Shelf> {
    const life = (this.lives.get(room) ?? 0) + 1
    this.lives.set(room, life)
    return this.shelf(room, life)
  }

  look(room: string): Shelf {
    return this.shelf(room, 0)
  }

  private shelf(room: string, life: number): Shelf {
    const disk = this.disks.get(room) ?? new Disk()
    this.disks.set(room, disk)
    const mine = async () => {
      if (this.lives.get(room) !== life) throw new Fenced()
    }
    return {
      get: keys => disk.get(keys),
      list: range => disk.list(range),
      put: async rows => {
        const copy = structuredClone(rows)
        await this.land()
        await mine()
        await disk.put(copy)
      },
      clear: () => mine().then(() => disk.clear()),
      wakeTime: async () => this.wakes.get(room) ?? null,
      wakeAt: async time => {
        await mine()
        this.wakes.set(room, time)
      },
    }
  }
}
