const steps = new Set<() => void>()
let watching = false

/**
 * Registers a cleanup step that runs however the benchmark ends: done, failed or interrupted.
 *
 * @param step Synchronous: nothing can be awaited at the end of a process.
 * @returns Runs the step now and unregisters it.
 */
export function atEnd(step: () => void): () => void {
  if (!watching) watch()
  steps.add(step)
  return () => {
    if (steps.delete(step)) step()
  }
}

/** Runs all registered steps, latest first; a step that fails is reported and doesn't stop the others. */
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
