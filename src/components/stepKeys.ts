const STEPS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const WALKS = ['Tab', 'ArrowUp', 'ArrowDown']

/**
 * Beside a board on which arrows walk from square to square, the same keys go through a game. Whoever last touched something
 * means the game, wherever the focus has come to lie; whoever came to the board by keys walks. For the window, as it captures.
 */
export function stepKeys(step: (event: KeyboardEvent) => void) {
  let touched = false
  return {
    touch: () => {
      touched = true
    },
    key: (event: KeyboardEvent) => {
      if (WALKS.includes(event.key)) touched = false
      if (!touched || !STEPS.includes(event.key)) return
      if (event.target instanceof Element && event.target.closest('[role=tablist]')) return
      step(event)
      // The board would walk as well.
      if (event.defaultPrevented) event.stopPropagation()
    },
  }
}
