import { end } from './at-end'
import { BenchError } from './bench-error'

/** Runs a command: explains errors, and stops everything it has started. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof BenchError ? error.message : error)
    process.exitCode = 1
  } finally {
    end()
  }
}
