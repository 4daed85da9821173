import { describe, expect, it } from 'vitest'
import { cannotRun, thisMachine } from '../../scripts/machine.mjs'

const debian = { node: '20.19.0', platform: 'linux', arch: 'x64', glibc: '2.36', folder: '/home/ayşe/masa für alle' }

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
    for (const node of ['18.20.4', '20.18.3', '21.7.3', '22.11.0'])
      expect(cannotRun({ ...debian, node })).toBe(`Masa needs Node 20.19, 22.12 or newer; this is Node ${node}.`)
    for (const node of ['20.20.2', '22.12.0', '23.0.0', '24.21.0', '26.10.0'])
      expect(cannotRun({ ...debian, node })).toBeNull()
    expect(cannotRun({ ...debian, arch: 'arm' })).toContain('cannot run on Linux arm:')
    expect(cannotRun({ ...debian, platform: 'win32', arch: 'ia32' })).toContain('cannot run on Windows ia32:')
    expect(cannotRun({ ...debian, platform: 'freebsd' })).toContain('cannot run on freebsd x64:')
    expect(cannotRun({ ...debian, glibc: null })).toContain('musl')
    for (const folder of ['/home/c#/masa', '/home/what?/masa'])
      expect(cannotRun({ ...debian, folder })).toContain(`cannot be built in ${folder}:`)
  })
})
