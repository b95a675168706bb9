export interface PollingLoop {
  /** Runs now; during a run, once more afterwards. */
  wake: () => void
  start: () => void
  /** Stops the loop, and waits for the current run. */
  stop: () => Promise<void>
}

/**
 * Looks for work every few seconds, one run at a time.
 *
 * @param look Does the work that is due.
 * @param onError Called when a run failed; the next one tries again.
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
