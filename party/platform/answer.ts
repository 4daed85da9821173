import type { Day } from '../day/day.ts'
import type { DayReport } from '../day/report.ts'
import { bearerOf, cameFrom, roomOf } from '../gate.ts'
import type { SocketRoom } from '../socketRoom.ts'

// What is asked of an actor without a socket. The gate lets no POST in: it is a command of our own.

export async function answer<Command>(room: SocketRoom<Command>, request: Request): Promise<Response> {
  if (request.method === 'POST') return room.command((await request.json()) as Command)
  return room.request(request.url, bearerOf(request))
}

export async function answerDay(day: Day, request: Request): Promise<Response> {
  if (request.method === 'POST') return day.command((await request.json()) as DayReport)
  const { method, url } = request
  return day.request({ method, url, name: roomOf(url), address: cameFrom(request), token: bearerOf(request) })
}
