/** A key meant for a text field, a list or the browser itself is no shortcut of ours. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog') !== null
  )
}
