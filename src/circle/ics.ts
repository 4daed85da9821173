const HOURS = 3
const OCTETS = 73

/** The next evening as a calendar file. */
export function icsOf(
  circle: { id: string; name: string; at: number; text: string; link: string; call: string },
  now: number,
): string {
  const { id, name, at, text, link, call } = circle
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masa//Masa//EN',
    'BEGIN:VEVENT',
    `UID:${id}-${at}@masa`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + HOURS * 3_600_000)}`,
    `SUMMARY:${escaped(text ? `${name}: ${text}` : name)}`,
    `URL:${link}`,
    ...(call ? [`LOCATION:${escaped(call)}`] : []),
    `DESCRIPTION:${escaped([link, call].filter(part => part).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map(line => `${line}\r\n`)
    .join('')
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A long line goes on in the next, which begins with a space; no letter is cut in two. */
function folded(line: string): string[] {
  const parts = ['']
  let octets = 0
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length
    if (octets + more > OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += more
  }
  return parts
}
