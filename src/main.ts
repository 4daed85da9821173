import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { comfort } from './client/comfort.svelte.ts'
import { settings } from './client/settings.svelte.ts'

comfort.start()
await settings.start()
mount(App, { target: document.getElementById('app')! })
