import { inviting } from '../src/messages/invitation.ts'
import { languageOf } from '../src/messages/language.ts'
import { sayAny, sayIf } from '../src/messages/translate.ts'
import { LANGUAGES, ROOM_ID, type Language } from '../src/table/constants.ts'
import { escaped } from './http.ts'
import type { Card } from './table/card.ts'

// What a link says, in words: for the worker alone, since PartyKit's bundler cannot read the messages.

/** Those with a picture of their own, by `npm run cards`: only the files' names are asked for, never the files. */
const drawn = Object.keys(import.meta.glob('../public/cards/*.png', { query: '?url' }))
export const pictureOf = (game: string): string => (drawn.some(path => path.endsWith(`/${game}.png`)) ? game : 'masa')

/** The room that a page's address leads to; null: none. */
export function invitedTo(pathname: string): string | null {
  const [, page, room = '', ...more] = pathname.split('/')
  return page === 't' && more.length === 0 && ROOM_ID.test(room) ? room : null
}

/** What the address asks for, else what the reader's program does, else the host's own. */
export function languageFor(request: Pick<Request, 'url' | 'headers'>, card: Card | null): Language {
  const asked = LANGUAGES.find(lang => lang === new URL(request.url).searchParams.get('lang'))
  const tags = (request.headers.get('accept-language') ?? '').slice(0, 200).split(',')
  const spoken = tags.map(tag => languageOf(tag.trim())).find(lang => lang !== null)
  return asked ?? spoken ?? card?.lang ?? 'en'
}

function words(card: Card | null, lang: Language): { title: string; text: string; image: string } {
  const say = inviting(lang)
  const game = card && sayIf(say, `game.${card.game}`)
  const text = say('invitation.help')
  if (!card || !game) return { title: 'Masa', text: `${say('home.line')} ${text}`, image: 'masa' }
  const { free: n, host: name } = card
  const key = name === null ? 'invitation.open' : n > 0 ? 'invitation.seats' : 'invitation.watch'
  return { title: sayAny(say, key, { game, n, name: name ?? '' }), text, image: pictureOf(card.game) }
}

/** `origin`: where everything of ours lies, with a slash at its end: readers of these tags know no other address. */
function tags(card: Card | null, lang: Language, origin: string): string {
  const { title, text, image } = words(card, lang)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Masa',
    'og:title': title,
    'og:description': text,
    'og:image': `${origin}cards/${image}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const meta = Object.entries(properties).map(
    ([key, value]) => `<meta property="${key}" content="${escaped(value)}" />`,
  )
  return [...meta, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ')
}

/** The page with its card; the tags it was built with speak of no table. */
export const withCard = (page: string, card: Card | null, lang: Language, origin: string): string =>
  page
    .replace(/<meta\s+(?:property="og:|name="twitter:)[^>]*>\s*/g, '')
    // A function: what a host calls themselves may look like a pattern of replacement.
    .replace('</head>', () => `${tags(card, lang, origin)}\n  </head>`)
