import type { Meta } from './store.ts'

/** As it is now. All that is not copied here is never changed in place, and what is the same object is the same. */
export const copy = (meta: Meta): Meta => ({
  ...meta,
  seats: meta.seats.map(seat => ({ ...seat })),
  round: {
    ...meta.round,
    seals: [...meta.round.seals],
    salts: [...meta.round.salts],
    orders: [...meta.round.orders],
    roots: [...meta.round.roots],
  },
})
