/** What tokens.css says, for what CSS does not reach: the bar round the page, a picture drawn by itself. */
export const cssToken = (name: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()
