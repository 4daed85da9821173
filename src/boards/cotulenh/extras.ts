// What a board stands without: fetched once it has been drawn.
export { default as Arrows } from './Arrows.svelte'
export { default as Choosing } from './Choosing.svelte'
export { default as Fog } from './Fog.svelte'
export { default as Lens } from './Lens.svelte'
export { default as LostPieces } from './LostPieces.svelte'
export { default as Question } from './Question.svelte'
export { default as SetupTray } from './SetupTray.svelte'
