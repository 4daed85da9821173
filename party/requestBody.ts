/** The text that a request brings; null when it has more bytes than `most`, of which no more than those are read. */
export async function bodyOf({ headers, body }: Request, most: number): Promise<string | null> {
  if (!body) return ''
  if (Number(headers.get('content-length') ?? 0) > most) return tooLong(body.cancel())
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) return tooLong(reader.cancel())
    text += decoder.decode(value, { stream: true })
  }
}

/** Nobody waits for a sender who may never end. */
function tooLong(cancelled: Promise<void>): null {
  cancelled.catch(() => {})
  return null
}
