/** Tells how much higher names are than one line: the highest of the others, and one's own, which stands last. */
export function watchNames(root: HTMLElement, tell: (more: number) => void): () => void {
  const labels = [...root.querySelectorAll<HTMLElement>('.plate .label')]
  const seen = new ResizeObserver(() => {
    const more = labels.map(label => label.offsetHeight - parseFloat(getComputedStyle(label).lineHeight))
    tell(more.pop()! + Math.max(...more))
  })
  for (const label of labels) seen.observe(label)
  return () => seen.disconnect()
}
