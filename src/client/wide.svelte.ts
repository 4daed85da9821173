const query = matchMedia('(min-width: 1100px)')
let matches = $state(query.matches)
query.addEventListener('change', () => (matches = query.matches))

/** Whether there is room for a panel beside the board. */
export const isWide = (): boolean => matches
