// The few words of workerd's that worker.ts uses; its whole vocabulary would clash with the browser's.

declare module 'cloudflare:workers' {
  export class DurableObject<Env = unknown> {
    protected ctx: DurableState
    protected env: Env
    constructor(ctx: DurableState, env: Env)
  }
}

interface DurableState {
  id: { toString(): string }
  storage: DurableStorage
  blockConcurrencyWhile<T>(run: () => Promise<T>): Promise<T>
  acceptWebSocket(socket: ServerSocket, tags?: string[]): void
  getTags(socket: ServerSocket): string[]
  getWebSockets(): ServerSocket[]
  setWebSocketAutoResponse(pair: WebSocketRequestResponsePair): void
  getWebSocketAutoResponseTimestamp(socket: ServerSocket): Date | null
}

interface DurableStorage {
  get(keys: string[]): Promise<Map<string, unknown>>
  list(range: object): Promise<Map<string, unknown>>
  put(rows: Record<string, unknown>): Promise<void>
  deleteAll(): Promise<void>
  sync(): Promise<void>
  setAlarm(at: number): Promise<void>
  getAlarm(): Promise<number | null>
  sql: { exec(query: string, ...values: unknown[]): Iterable<Record<string, unknown>> }
}

interface DurableNamespace {
  idFromName(name: string): { toString(): string }
  idFromString(id: string): { toString(): string }
  get(id: object): Fetcher
}

interface Fetcher {
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
}

/** The end of a socket that the server keeps. */
interface ServerSocket extends WebSocket {
  accept(): void
  serializeAttachment(what: unknown): void
  deserializeAttachment(): unknown
}

declare class WebSocketRequestResponsePair {
  constructor(request: string, response: string)
}

declare const WebSocketPair: new () => { 0: WebSocket; 1: ServerSocket }
