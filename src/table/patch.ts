/**
 * What one view has that the one before had not. A patch is a plain object that stands where an object or a list was:
 * its keys (a list's are its indices) have changed, the others have not. Anything else in a patch is the new value
 * itself; where that could be taken for a patch it is wrapped: `{ "=": value }`. No view has a key of that name.
 */
const WHOLE = '='

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** undefined: nothing has changed. What is the same object has not. */
export function change(before: unknown, after: unknown): unknown {
  if (before === after) return undefined
  if (Array.isArray(after)) return Array.isArray(before) ? changedList(before, after) : after
  if (!isObject(after) || !isObject(before)) return after
  return Array.isArray(before) ? { [WHOLE]: after } : changedFields(before, after)
}

function changedList(before: unknown[], after: unknown[]): unknown {
  if (after.length < before.length) return after
  let patch: Fields | undefined
  let count = 0
  for (let i = 0; i < after.length; i++) {
    const is = after[i]
    if (i < before.length && before[i] === is) continue
    const news = i < before.length ? change(before[i], is) : is
    if (news === undefined) continue
    ;(patch ??= {})[i] = news
    // A list most of which is new is shorter without indices.
    if (++count > after.length / 2 && !isObject(is)) return after
  }
  return patch
}

function changedFields(before: Fields, after: Fields): unknown {
  let patch: Fields | undefined
  let kept = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    if (was !== undefined && is !== undefined) kept++
    if (was === is) continue
    const news = change(was, is)
    if (news !== undefined) (patch ??= {})[key] = news
  }
  // Every key of the one is in the other: nothing has to be looked up for that.
  if (kept === Object.keys(before).length) return patch
  for (const key in before) if (before[key] !== undefined) kept--
  return kept ? { [WHOLE]: after } : patch
}

/** What there was before, brought up to date. It is left as it is, and what has not changed is shared with it. */
export function over(before: unknown, news: unknown): unknown {
  if (!isObject(news) || Array.isArray(news)) return news
  if (WHOLE in news) return news[WHOLE]
  if (!isObject(before)) return news
  const after: Fields = Array.isArray(before) ? (before.slice() as unknown as Fields) : { ...before }
  for (const key in news) after[key] = over(before[key], news[key])
  return after
}

/** What is new, with all that it has in common with what there was: whoever drew that need not draw it again. */
export function shared<T>(before: T, after: T): T {
  const news = change(before, after)
  return news === undefined && after !== undefined ? before : (over(before, news) as T)
}

/** A first view: there was nothing before it, or nothing that is known. */
export const whole = (view: unknown): unknown => ({ [WHOLE]: view })
