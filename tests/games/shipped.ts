/** The games that came with Masa: they have what a game may do without, and the documents speak of them. */
export const SHIPPED = ['mahjong', 'okey', 'okey101', 'remi', 'rummy45', 'cotulenh'] as const
