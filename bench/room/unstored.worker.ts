import { MasaRoom as Stored } from '../../party/platform/worker.ts'

export { MasaCircle, MasaLobby, default } from '../../party/platform/worker.ts'

/** Our room with a disk that takes everything and keeps nothing: what is left is its own work, and the sockets'. */
export class MasaRoom extends Stored {
  constructor(ctx: DurableState, env: ConstructorParameters<typeof Stored>[1]) {
    Object.assign(ctx.storage, { put: async () => {}, setAlarm: async () => {}, sync: async () => {} })
    super(ctx, env)
    // Out of memory it would be gone.
    setInterval(() => {}, 5000)
  }
}
