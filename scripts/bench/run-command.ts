import { end } from './at-end'
import { BenchError } from './bench-error'

/** Does a command's work: what went wrong is said in words, and whatever was started is stopped. */
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
