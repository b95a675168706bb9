export interface PollingLoop {
  /** Looks for work now; while it is looking already, once more afterwards. */
  wake: () => void
  start: () => void
  /** Looks no more, and waits for the look under way. */
  stop: () => Promise<void>
}

/**
 * Looks for work every few seconds, one look at a time.
 *
 * @param look Does what there is to do.
 * @param onError Told when a look failed; the next one tries again.
 */
export function createPollingLoop(
  look: () => Promise<unknown>,
  { tickMs, onError }: { tickMs: number; onError: (error: unknown) => void },
): PollingLoop {
  let ticks: NodeJS.Timeout | undefined
  let looking: Promise<unknown> | undefined
  let looksAgain = false
  let isStopped = false

  const wake = (): void => {
    if (isStopped) return
    if (looking) {
      looksAgain = true
      return
    }
    looksAgain = false
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined
        if (looksAgain) wake()
      })
  }

  return {
    wake,
    start: () => {
      ticks = setInterval(() => {
        if (!looking) wake()
      }, tickMs)
      wake()
    },
    stop: async () => {
      isStopped = true
      clearInterval(ticks)
      await looking
    },
  }
}
