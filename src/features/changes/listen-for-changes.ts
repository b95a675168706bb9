import type { ChangeTopic } from '../../../contract/change'
import { readEvents } from './read-events'

interface Options {
  /** Opens the stream. Rejects where the answer is no stream. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Called with what has changed; 'all': something may have. */
  onChange: (topics: readonly ChangeTopic[] | 'all') => void
  /** Whose screens these are: the tabs of a person share one stream. */
  person: string
  timings?: Partial<typeof usualTimings>
}

/** In milliseconds. */
const usualTimings = {
  /** After so much silence the connection counts as lost; the backend gives signs of life every 20 seconds. */
  silenceMs: 50_000,
  /** How often screens look for changes while there is no connection. */
  pollMs: 60_000,
  /** Before the first try to connect again; doubled with each, up to `pollMs`. */
  retryMs: 1_000,
}

/** What one tab tells the others. */
type Message = { topics: readonly ChangeTopic[] | 'all' } | 'alive'

/**
 * Listens for changes, with one connection for all tabs of a person: browsers allow six to a host, and each tab would
 * keep one. The tab that holds a lock has it and tells the others; when it closes, the next one takes over. While nothing
 * is heard, each tab looks for changes itself.
 *
 * @returns Ends it.
 */
export function listenForChanges({ open, onChange, person, timings }: Options): () => void {
  const { silenceMs, pollMs, retryMs } = { ...usualTimings, ...timings }
  const stopping = new AbortController()
  const { signal } = stopping
  const name = `changes of ${person}`
  const tabs = new BroadcastChannel(name)
  let heardAt = Date.now()
  let hadConnection = false

  const hear = (message: Message) => {
    heardAt = Date.now()
    if (message !== 'alive') onChange(message.topics)
  }
  const tell = (message: Message) => {
    if (signal.aborted) return
    tabs.postMessage(message)
    hear(message)
  }
  tabs.onmessage = ({ data }: MessageEvent<Message>) => hear(data)

  const polling = setInterval(() => {
    if (Date.now() - heardAt > pollMs) onChange('all')
  }, pollMs)

  /** Reads the stream until it ends. */
  async function follow(): Promise<void> {
    const connection = new AbortController()
    const giveUp = () => connection.abort()
    let silence = setTimeout(giveUp, silenceMs)
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      for await (const { name: kind, data } of readEvents(await open(connection.signal))) {
        clearTimeout(silence)
        silence = setTimeout(giveUp, silenceMs)
        if (kind === 'message') tell({ topics: data.split(',') as ChangeTopic[] }) // the backend's names
        else if (kind === 'ready' && hadConnection) tell({ topics: 'all' })
        else tell('alive')
        hadConnection = true
      }
    } finally {
      clearTimeout(silence)
      signal.removeEventListener('abort', giveUp)
    }
  }

  async function keepFollowing(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const since = Date.now()
      await follow().catch(() => undefined) // it is tried again, and screens look for changes until then
      failures = Date.now() - since > silenceMs ? 0 : failures + 1
      await pause(Math.min(retryMs * 2 ** (failures - 1), pollMs) * (0.75 + Math.random() / 2), signal)
    }
  }

  navigator.locks.request(name, { signal }, keepFollowing).catch((error: unknown) => {
    if (!signal.aborted) console.error('Changes are looked for once a minute only.', error)
  })

  return () => {
    stopping.abort()
    clearInterval(polling)
    tabs.close()
  }
}

/** Resolves after a time, at once when stopped. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
