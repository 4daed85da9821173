import { untrack } from 'svelte'
import { navigation } from './navigation.svelte.ts'

/** Browsers allow only so many changes of it. */
const REST = 300

/**
 * The address is that of what is shown, once it has come to rest; null: it stays. A page that was left stays on the
 * screen until the next is there, and has no say in the address any more.
 */
export function restingAddress(address: () => string | null): void {
  $effect(() => {
    const next = address()
    const route = untrack(() => navigation.route)
    if (next === null) return
    const timer = setTimeout(() => {
      if (navigation.route === route) history.replaceState(history.state, '', next)
    }, REST)
    return () => clearTimeout(timer)
  })
}
