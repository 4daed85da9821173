import type { Day } from '../day/day.ts'
import type { DayOrder } from '../day/order.ts'
import { bearerOf, cameFrom, roomOf } from '../gate.ts'
import type { Inhabitant } from '../inhabitant.ts'

// What is asked of an actor without a socket. The gate lets no POST in: it is an order of our own.

export async function answer<Order>(inhabitant: Inhabitant<Order>, request: Request): Promise<Response> {
  if (request.method === 'POST') return inhabitant.order((await request.json()) as Order)
  return inhabitant.request(request.url, bearerOf(request))
}

export async function answerDay(day: Day, request: Request): Promise<Response> {
  if (request.method === 'POST') return day.order((await request.json()) as DayOrder)
  const { method, url } = request
  return day.request({ method, url, name: roomOf(url), address: cameFrom(request), token: bearerOf(request) })
}
