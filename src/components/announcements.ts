// What is heard from those at the table and of it, drawn: nobody speaks before the board stands, so it comes right after it.
export { default as Bubble } from './Bubble.svelte'
export { default as Notices } from './Notices.svelte'
export { default as Sayings } from './Sayings.svelte'
export { default as Shouts } from './Shouts.svelte'
