/** What rises over the page now and then: one chunk, fetched when it is wanted. */
export { default as EveningForm } from './EveningForm.svelte'
export { default as Mine } from './Mine.svelte'
export { default as Owner } from './Owner.svelte'
