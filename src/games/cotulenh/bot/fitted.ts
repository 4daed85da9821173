/** What `npm run fit` found: see weights.ts. By kind, in the order of KINDS (C I T M E A G S F N H), in hundredths of an Infantry. */
// prettier-ignore
export const FITTED = {
  value: [0, 100, 230, 120, 90, 350, 130, 260, 480, 700, 40],
  hero: [0, 60, 110, 60, 50, 130, 60, 110, 240, 160, 60],
  near: [0, 2, 5, 3, 0, 5, 0, 3, 3, 3, 0],
  close: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  home: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  advance: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ride: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  shelter: [6, 8, 25, 12],
  cover: [4],
  tempo: [0],
}
