/** What rises over the page now and then: one chunk, fetched when it is wanted. */
export { default as EveningForm } from './EveningForm.svelte'
export { default as MembershipSheet } from './MembershipSheet.svelte'
export { default as OwnerSheet } from './OwnerSheet.svelte'
