import { faces, INK } from './faces.ts'

const SVG = 'http://www.w3.org/2000/svg'
let mounted = false

/** Puts the 42 faces into the page once; every tile is then a single `<use>`. */
export function mountSprite() {
  if (mounted) return
  mounted = true
  const sprite = document.createElementNS(SVG, 'svg')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  faces().forEach((layers, kind) => {
    const symbol = document.createElementNS(SVG, 'symbol')
    symbol.id = `mj${kind}`
    symbol.setAttribute('viewBox', '0 0 60 80')
    for (const [ink, d] of layers) {
      const path = document.createElementNS(SVG, 'path')
      path.setAttribute('fill', INK[ink])
      path.setAttribute('d', d)
      symbol.append(path)
    }
    sprite.append(symbol)
  })
  document.body.append(sprite)
}
