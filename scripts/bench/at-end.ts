const steps = new Set<() => void>()
let watching = false

/**
 * Remembers what has to be stopped or removed, however the benchmark ends: done, failed or interrupted.
 *
 * @param step Does its work at once: nothing can be waited for at the end of a process.
 * @returns Does it now and forgets it.
 */
export function atEnd(step: () => void): () => void {
  if (!watching) watch()
  steps.add(step)
  return () => {
    if (steps.delete(step)) step()
  }
}

/** Does all that is remembered, latest first; a step that fails is reported and does not keep the others. */
export function end(): void {
  for (const step of [...steps].reverse()) {
    steps.delete(step)
    try {
      step()
    } catch (error) {
      console.error(error)
    }
  }
}

function watch(): void {
  watching = true
  process.once('exit', end)
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
