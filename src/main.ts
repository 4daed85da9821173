import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import App from './App.svelte'
import { comfort } from './client/comfort.svelte.ts'
import { settings } from './client/settings.svelte.ts'

comfort.start()
// Not awaited here: the words lie in a piece that needs this one, which would wait for itself.
void settings.start().then(() => mount(App, { target: document.getElementById('app')! }))
