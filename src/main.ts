import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { settings } from './client/settings.svelte.ts'

await settings.start()
mount(App, { target: document.getElementById('app')! })
