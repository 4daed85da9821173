import { isHere } from '../table/roomId.ts'
import { below } from './base.ts'
import { askHere } from './deviceRoom.ts'

/** What a room has played, as its file; from wherever the room runs. */
export const fetchFinished = (room: string, query: string, signal?: AbortSignal): Promise<Response> =>
  isHere(room) ? askHere(room, query) : fetch(below(`/parties/main/${room}?${query}`), { signal })
