// The browser's offer to install the page comes when it likes; we make it once, when it suits (components/Install.svelte).
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.masaInstall = event
})

// Before the first paint: a page that is drawn once in one size and at once again in another has flickered. What is
// chosen and kept is the affair of src/client/comfort.svelte.ts; here it is only put on, as far as it is seen. And what
// this page needs is asked for with it, not only once its script has come: its view, and the words of its reader.
{
  const root = document.documentElement
  const { base, parts } = root.dataset
  const below = location.pathname.slice(base.length)
  const page = below === '' ? 'home' : below.startsWith('t/') ? 'table' : ''
  root.setAttribute('data-page', page)
  let lang = ''
  try {
    const kept = JSON.parse(localStorage.getItem('masa:comfort') || '{}')
    for (const name of ['size', 'contrast', 'sight'])
      if (typeof kept[name] === 'string') root.setAttribute(`data-${name}`, kept[name])
    if (!kept.contrast && matchMedia('(prefers-contrast: more)').matches) root.setAttribute('data-contrast', 'high')
    const theme = localStorage.getItem('masa:theme')
    const light = matchMedia('(prefers-color-scheme: light)').matches
    root.setAttribute('data-theme', theme === 'day' || (theme !== 'evening' && light) ? 'day' : 'evening')
    lang = localStorage.getItem('masa:lang') || ''
  } catch {
    // Nothing may be kept here: then it looks as it always does.
  }
  const known = parts ? JSON.parse(parts) : {}
  const spoken = [lang, ...navigator.languages].find(tag => known[`words ${tag.slice(0, 2)}`]) || 'en'
  const { contrast, sight } = root.dataset
  const palettes = contrast === 'high' || (sight && sight !== 'full') ? known.palettes || [] : []
  for (const name of [...palettes, ...(known[page] || []), ...(known[`words ${spoken.slice(0, 2)}`] || [])]) {
    const link = document.createElement('link')
    const style = name.endsWith('.css')
    // The first paint has the right colours; other sheets are only asked for, and the page puts them on.
    link.rel = palettes.includes(name) ? 'stylesheet' : style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.href = base + name
    document.head.append(link)
  }
}

// What the page cannot begin without may be lost on the way; as long as it is only drawn, nobody else is there to ask for
// it again. Then all of the page is, each time later. A sheet is put on again by itself, at any time: nobody's hand is
// torn away for it, and a part that is fetched again takes a sheet that is there for one that has come.
{
  const { base } = document.documentElement.dataset
  const drawn = () => document.getElementById('skeleton')
  const again = () => {
    const { tries = 0, ...state } = history.state || {}
    history.replaceState({ ...state, tries: tries + 1 }, '')
    setTimeout(
      () => {
        // While nobody answers, the browser would put a page of its own in the place of this one, which asks for nothing.
        if (drawn()) fetch(base, { method: 'HEAD' }).then(({ ok }) => (ok ? location.reload() : again()), again)
      },
      Math.min(30_000, 1000 * 2 ** tries),
    )
  }
  let sheets = 0
  const lost = ({ target }) => {
    if (target.type === 'module') again()
    if (target.rel === 'stylesheet') setTimeout(() => target.replaceWith(target.cloneNode()), 1000 * ++sheets)
  }
  addEventListener('error', lost, true)
  addEventListener('masa:missing', () => drawn() && again())
}
