// What Masa cannot run on, said in a sentence before anything fails with a stack trace. Plain old JavaScript: an old Node reads it too.

/** workerd, the rooms' engine, is built for these and no others. */
const BUILDS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64']
const NAMES = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }

/** The machine this process runs on, and where our files lie in it; `glibc` is its version, null where there is none. */
export function thisMachine(folder) {
  let glibc = null
  if (process.platform === 'linux') {
    // Else the report looks up the name of every open connection.
    process.report.excludeNetwork = true
    glibc = process.report.getReport().header.glibcVersionRuntime || null
  }
  return { node: process.versions.node, platform: process.platform, arch: process.arch, glibc, folder }
}

/** Why Masa cannot run there, or null. */
export function cannotRun({ node, platform, arch, glibc, folder }) {
  const [major, minor] = node.split('.').map(Number)
  // As Vite does, which builds the page: under Node 20.9 it ends in a stack trace.
  if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22))
    return `Masa needs Node 20.19, 22.12 or newer; this is Node ${node}.`
  if (!BUILDS.includes(`${platform} ${arch}`))
    return (
      `Masa cannot run on ${NAMES[platform] || platform} ${arch}: its rooms run in workerd, which is built for 64-bit ` +
      'Linux and macOS (x64, arm64) and for Windows x64 only.'
    )
  if (platform === 'linux' && glibc === null)
    return (
      'Masa cannot run on this Linux: its rooms run in workerd, which needs glibc, and this one has musl ' +
      '(as Alpine has). Debian, Ubuntu or Fedora will do; so will the image node:22-slim.'
    )
  if (/[#?]/.test(folder))
    return `Masa cannot be built in ${folder}: Vite takes # and ? in a path for the end of an address. Put it elsewhere.`
  return null
}
