import type { loadKit, loadRules } from '../boards/index.ts'
import type { Announcer } from './announcer.svelte.ts'
import type { Renewal } from './renewal.svelte.ts'
import type { Sha } from './sha.ts'
import type { connect } from './socket.ts'
import type { fetchPass } from './tablePass.ts'

/** What a room cannot do without, and a test brings itself. */
export type World = {
  connect: typeof connect
  loadKit: typeof loadKit
  loadRules: typeof loadRules
  announcer: Announcer
  renewal: Renewal
  sha: Sha
  fetchPass: typeof fetchPass
}
