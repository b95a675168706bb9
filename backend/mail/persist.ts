import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does what must not be lost, again and again while it fails.
 *
 * @param totalMs How long at most.
 * @throws What it failed of last.
 */
export async function persist(work: () => Promise<void>, totalMs: number): Promise<void> {
  const until = Date.now() + totalMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 5_000)) {
    try {
      await work()
      return
    } catch (error) {
      if (Date.now() + pauseMs > until) throw error
      await wait(pauseMs)
    }
  }
}
