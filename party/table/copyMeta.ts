import type { Meta } from './store.ts'

/** Plain data, as it is now. An order is never changed once it is there, and is the longest thing a table has. */
export function copy(meta: Meta): Meta {
  const { orders } = meta.round
  const copied: Meta = deepCopy({ ...meta, round: { ...meta.round, orders: [] } })
  copied.round.orders = [...orders]
  return copied
}

function deepCopy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(deepCopy) as T
  if (typeof value !== 'object' || value === null) return value
  const copied: Record<string, unknown> = {}
  for (const key in value) copied[key] = deepCopy(value[key])
  return copied as T
}
