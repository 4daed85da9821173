export type EveningPicture = {
  title: string
  line: string
  rows: { rank: string; name: string; score: string; first: boolean; colour: string }[]
}

const WIDE = 1080
const ROW = 84
const HEAD = 300
const FONT = 'system-ui, sans-serif'
const SERIF = "'Palatino Linotype', Georgia, serif"
const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
/** As many letters as a row has room for. */
const cut = (name: string): string => ([...name].length > 26 ? `${[...name].slice(0, 25).join('')}…` : name)

/** The final standings on felt with a wooden rim, as an SVG that needs nothing from outside. colours: what tokens.css says. */
export function drawEvening({ title, line, rows }: EveningPicture, colours: (name: `--${string}`) => string): string {
  const high = HEAD + rows.length * ROW + 110
  const text = (x: number, y: number, size: number, words: string, more: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONT}" ${more}>${escaped(words)}</text>`
  const light = `fill="${colours('--on-felt')}"`
  const soft = `fill="${colours('--on-felt-soft')}"`
  const drawn = rows.map(({ rank, name, score, first, colour }, i) => {
    const y = HEAD + i * ROW
    const lit = first ? `fill="${colours('--amber')}"` : light
    return [
      `<rect x="70" y="${y}" width="${WIDE - 140}" height="${ROW - 12}" rx="20" fill="${colours('--plate')}" opacity="${first ? 0.6 : 0.35}"/>`,
      text(130, y + 50, 40, rank, `${lit} font-weight="700" text-anchor="middle"`),
      `<circle cx="205" cy="${y + 36}" r="24" fill="${colour}"/>`,
      text(
        205,
        y + 47,
        28,
        [...name][0]?.toUpperCase() ?? '',
        `fill="${colours('--gleam')}" font-weight="700" text-anchor="middle"`,
      ),
      text(255, y + 50, 38, cut(name), `${lit} font-weight="600"`),
      text(WIDE - 110, y + 50, 40, score, `${lit} font-weight="700" text-anchor="end"`),
    ].join('')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}">`,
    `<defs><radialGradient id="f" cy="0.35"><stop stop-color="${colours('--felt-light')}"/><stop offset="1" stop-color="${colours('--felt-deep')}"/></radialGradient></defs>`,
    `<rect width="${WIDE}" height="${high}" fill="${colours('--wood')}"/>`,
    `<rect x="28" y="28" width="${WIDE - 56}" height="${high - 56}" rx="36" fill="url(#f)" stroke="${colours('--wood-deep')}" stroke-width="4"/>`,
    `<text x="${WIDE / 2}" y="150" font-size="72" font-family="${SERIF}" font-weight="700" text-anchor="middle" ${light}>${escaped(cut(title))}</text>`,
    text(WIDE / 2, 215, 34, line, `${soft} text-anchor="middle"`),
    ...drawn,
    text(WIDE / 2, high - 60, 30, 'Masa', `${soft} text-anchor="middle"`),
    '</svg>',
  ].join('')
}

/** Drawn by the device itself. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
