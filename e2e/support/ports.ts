/** Who has a server: all flows one together, and these one of their own. */
const SERVERS = ['flows', 'seventh', 'base', 'circle', 'update', 'airplane'] as const

/** One port after the other, from MASA_E2E_PORT on. */
export const portOf = (server: (typeof SERVERS)[number]): number =>
  Number(process.env.MASA_E2E_PORT ?? 2999) + SERVERS.indexOf(server)
