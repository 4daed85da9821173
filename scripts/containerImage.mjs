// node scripts/containerImage.mjs DIR: all that a container needs, without Node: the engine, its configuration, the worker, the page.
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, page, worker } from './build.mjs'
import { binary, configuration } from './engine.mjs'

/** What `docker run -e` may set; without it the worker finds null. */
const SETTINGS = ['BASE_PATH', 'TRUST_PROXY', 'HEALTH', 'METRICS', 'API', 'LOCAL', 'ADMIN_HASH']

const folder = resolve(process.argv[2])
await build()
mkdirSync(folder, { recursive: true })
copyFileSync(binary(), join(folder, 'workerd'))
copyFileSync(join(worker, 'worker.js'), join(folder, 'worker.js'))
cpSync(page, join(folder, 'dist'), { recursive: true })
const bindings = SETTINGS.map(name => `(name = "${name}", fromEnvironment = "${name}")`)
writeFileSync(join(folder, 'config.capnp'), configuration(bindings))
