import { below } from './base.ts'

/** What stands after `#` in a link to a circle: whose it is, or that its reader is to be an owner. Never sent in an address. */
export type CircleLink = { kind: 'me' | 'owner'; secret: string }

export function parseLink(hash: string): CircleLink | null {
  const [, kind, secret] = /^#(me|owner)=([0-9a-f]{32})$/.exec(hash) ?? []
  return kind && secret ? { kind: kind as CircleLink['kind'], secret } : null
}

/** The way to a circle as it is sent to others; with a secret only to whom it is meant for. */
export const makeLink = (origin: string, id: string, link: CircleLink | null = null): string =>
  `${origin}${below(`/c/${id}`)}${link ? `#${link.kind}=${link.secret}` : ''}`

/** Takes the secret out of the address, where it would be seen, kept in the history and sent on. */
export function takeLink(): CircleLink | null {
  const link = parseLink(location.hash)
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  return link
}
