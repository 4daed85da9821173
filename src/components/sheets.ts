/** What rises over the table now and then: one chunk, fetched after the board. */
export { default as Confirm } from './Confirm.svelte'
export { default as InviteSheet } from './InviteSheet.svelte'
export { default as NameSheet } from './NameSheet.svelte'
export { default as PanelSheet } from './PanelSheet.svelte'
export { default as Players } from './Players.svelte'
export { default as ResultsModal } from './ResultsModal.svelte'
export { default as TableMenu } from './TableMenu.svelte'
