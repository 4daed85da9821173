/** The games there are, without their rules: the home page shows them all and loads none. */
export const GAMES = ['mahjong', 'okey', 'okey101', 'remi', 'rummy45', 'cotulenh'] as const
export type GameId = (typeof GAMES)[number]
