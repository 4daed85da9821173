import type { CircleDown } from '../../../src/circle/protocol.ts'
import { CIRCLE, Device, House, Player } from './house.ts'

/** A circle that the first of them has made and the others have joined, each by a device of their own. */
export async function circleOf(...names: string[]): Promise<{ house: House; devices: Device[] }> {
  const house = new House()
  const devices: Device[] = []
  for (const name of names) {
    const device = new Device(house)
    await device.hello(devices.length ? undefined : { name: 'Sunday', picture: 'tea', as: name })
    if (devices.length) await device.say({ type: 'join', name })
    devices.push(device)
  }
  return { house, devices }
}
export const why = (answer: CircleDown) => (answer.type === 'no' ? answer.why : answer.type)
export const info = (device: Device) =>
  (device.got.findLast(each => 'circle' in each && each.circle) as { circle: never } | undefined)!
    .circle as NonNullable<Extract<CircleDown, { type: 'welcome' }>['circle']>
export const get = async (house: House, query: string, token: string | undefined) =>
  (await house.circle()).request(`http://x/parties/circle/${CIRCLE}${query}`, token ?? null)

/** A table of the circle with this device's member and a bot, the first match played. */
export async function played(house: House, device: Device, name: string) {
  const opened = await device.say({ type: 'open', game: 'cotulenh' })
  if (opened.type !== 'opened') throw new Error(why(opened))
  const { room, pass } = opened
  const player = new Player(await house.table(room), room)
  player.hello(name, { pass }).say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 })
  player.say({ type: 'ready' }).say({ type: 'act', n: 1, rev: 1, action: { type: 'resign' } })
  await house.quiet()
  return { room, player }
}
