/** Whether an event is of a kind that a replay stops at. */
export const momentsOf =
  <Event extends { type: string }>(...types: Event['type'][]) =>
  (event: Event): boolean =>
    types.includes(event.type)
