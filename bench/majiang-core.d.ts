/** The little of it that the bench calls; the package brings no types. */
declare module '@kobalab/majiang-core' {
  class Shoupai {
    static fromString(text: string): Shoupai
  }
  const majiang: { Shoupai: typeof Shoupai; Util: { xiangting: (hand: Shoupai) => number } }
  export default majiang
}
