// The browser's offer to install the page comes when it likes; we make it once, when it suits (components/Install.svelte).
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.masaInstall = event
})

// Before the first paint: a page that is drawn once in one size and at once again in another has flickered. What is
// chosen and kept is the affair of src/client/comfort.svelte.ts; here it is only put on, as far as it is seen.
try {
  const root = document.documentElement
  const kept = JSON.parse(localStorage.getItem('masa:comfort') || '{}')
  for (const name of ['size', 'contrast', 'sight'])
    if (typeof kept[name] === 'string') root.setAttribute(`data-${name}`, kept[name])
  if (!kept.contrast && matchMedia('(prefers-contrast: more)').matches) root.setAttribute('data-contrast', 'high')
  const theme = localStorage.getItem('masa:theme')
  const light = matchMedia('(prefers-color-scheme: light)').matches
  root.setAttribute('data-theme', theme === 'day' || (theme !== 'evening' && light) ? 'day' : 'evening')
} catch {
  // Nothing may be kept here: then it looks as it always does.
}
