import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { changeChannel, createListeners, type ChangeSource } from './change-source'

/** Pause before the connection is made again, in milliseconds. */
const pauseMs = 2_000

/** Changes that a PostgreSQL server tells of, on a connection of its own that is made with the first listener. */
export function createServerChanges(url: string): ChangeSource & { close: () => Promise<void> } {
  const listeners = createListeners()
  const closing = new AbortController()
  let running: Promise<void> | undefined

  /** Listens until the connection ends. */
  async function listenOnce(onReady: () => void): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, application_name: 'site-changes' })
    const ended = new Promise<void>((resolve) => {
      client.on('end', () => resolve())
      client.on('error', () => resolve())
      closing.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload = '' }) => listeners.tell(payload))
    try {
      await client.connect()
      await client.query(`listen ${changeChannel}`)
      onReady()
      await ended
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    let connections = 0
    const onReady = () => {
      connections += 1
      if (connections > 1) listeners.tellGap()
    }
    while (!closing.signal.aborted) {
      // the database may be away: health and every query say so
      await listenOnce(onReady).catch(() => undefined)
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    listen: (onMessage, onGap) => {
      running ??= run()
      return listeners.add(onMessage, onGap)
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}
