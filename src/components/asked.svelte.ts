import type { Attachment } from 'svelte/attachments'

/** Whoever has not been answered for so long may ask again (milliseconds): a line that is lost has a word of its own. */
const PATIENCE = 5000

/**
 * What is asked of the table in here is seen at once to have been asked, however long the line: the button, or the choice,
 * is busy until the table has answered. answer: whatever changes with that.
 */
export const asked =
  (answer: () => unknown): Attachment<HTMLElement> =>
  place => {
    let busy: Element | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      busy?.removeAttribute('aria-busy')
      busy = null
    }
    const ask = ({ type, target }: Event) => {
      const control = (target as Element).closest(type === 'click' ? 'button[type=button]' : 'select')
      if (!control) return
      settle()
      busy = control
      busy.setAttribute('aria-busy', 'true')
      timer = setTimeout(settle, PATIENCE)
    }
    place.addEventListener('click', ask)
    place.addEventListener('change', ask)
    $effect(() => {
      answer()
      settle()
    })
    return () => {
      settle()
      place.removeEventListener('click', ask)
      place.removeEventListener('change', ask)
    }
  }
