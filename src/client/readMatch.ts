import type { Opened, Reading } from '../table/readFile.ts'

/** So long a file may take to be opened. */
const PATIENCE = 20_000

export type Unread = 'notFile' | 'tooLarge' | 'tooSlow'
type Ears = {
  opened: (match: Opened) => void
  checked?: (result: Extract<Reading, { kind: 'checked' }>) => void
  failed: (why: Unread) => void
}

/** Has a file read in a worker; the answer stops it. */
export function readMatch(text: string, { opened, checked, failed }: Ears): () => void {
  const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' })
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  const fail = (why: Unread) => {
    stop()
    failed(why)
  }
  const timer = setTimeout(() => fail('tooSlow'), PATIENCE)
  worker.onerror = () => fail('notFile')
  worker.onmessage = ({ data }: MessageEvent<Reading>) => {
    if (data.kind === 'failed') return fail(data.why)
    if (data.kind === 'checked') return checked?.(data)
    clearTimeout(timer)
    opened(data)
  }
  worker.postMessage(text)
  return stop
}
