// What is heard from those at the table, drawn: nobody speaks before the board stands, so it comes right after it.
export { default as Sayings } from './Sayings.svelte'
export { default as Shouts } from './Shouts.svelte'
