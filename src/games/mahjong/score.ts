export type Item = { key: string; fan: number }
export type Score = { items: Item[]; rawFan: number; fan: number; capped: boolean; base: number }
