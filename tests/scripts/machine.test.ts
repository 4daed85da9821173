import { describe, expect, it } from 'vitest'
import { cannotRun, thisMachine } from '../../scripts/machine.mjs'

const debian = { node: '20.0.0', platform: 'linux', arch: 'x64', glibc: '2.36', folder: '/home/ayşe/masa für alle' }

describe('what Masa cannot run on', () => {
  it('runs on 64-bit Linux, macOS and Windows, and here', () => {
    for (const [platform, arch] of [
      ['linux', 'x64'],
      ['linux', 'arm64'],
      ['darwin', 'x64'],
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ])
      expect(cannotRun({ ...debian, platform, arch, glibc: platform === 'linux' ? '2.36' : null })).toBeNull()
    expect(cannotRun(thisMachine(import.meta.dirname))).toBeNull()
  })

  it('says what is too old, too small or of the wrong kind', () => {
    expect(cannotRun({ ...debian, node: '18.20.4' })).toBe('Masa needs Node 20 or newer; this is Node 18.20.4.')
    expect(cannotRun({ ...debian, arch: 'arm' })).toContain('cannot run on Linux arm:')
    expect(cannotRun({ ...debian, platform: 'win32', arch: 'ia32' })).toContain('cannot run on Windows ia32:')
    expect(cannotRun({ ...debian, platform: 'freebsd' })).toContain('cannot run on freebsd x64:')
    expect(cannotRun({ ...debian, glibc: null })).toContain('musl')
    for (const folder of ['/home/c#/masa', '/home/what?/masa'])
      expect(cannotRun({ ...debian, folder })).toContain(`cannot be built in ${folder}:`)
  })
})
