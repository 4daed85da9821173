import { mount } from 'svelte'
import './tokens.css'
import './base.css'
import App from './App.svelte'
import { settings } from './settings.svelte.ts'

await settings.start()
mount(App, { target: document.getElementById('app')! })
