import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import App from './App.svelte'
import { comfort } from './client/comfort.svelte.ts'
import { tellMissing } from './client/fetchPart.ts'
import { settings } from './client/settings.svelte.ts'

comfort.start()
// Not awaited here: the words lie in a piece that needs this one, which would wait for itself. Without them nothing can be
// said, not even that they are missing: public/early.js has the page fetched anew.
settings.start().then(
  () => mount(App, { target: document.getElementById('app')! }),
  () => tellMissing(),
)
