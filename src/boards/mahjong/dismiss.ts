/** Shuts what was opened in a box: by a tap beside it, or Escape. */
export const dismiss = (shut: () => void) => (box: HTMLElement) => {
  const away = ({ target }: Event) => target instanceof Node && !box.contains(target) && shut()
  const key = (event: KeyboardEvent) => event.key === 'Escape' && shut()
  addEventListener('pointerdown', away)
  addEventListener('keydown', key)
  return () => {
    removeEventListener('pointerdown', away)
    removeEventListener('keydown', key)
  }
}
