import { createEmulators } from './create-emulators'
import { readEnv, type Env } from './env'
import { explainStartError } from './explain-start-error'

/** Starts the emulators and prints their URL. */
async function main({ port }: Env): Promise<void> {
  const emulators = await createEmulators({ port, log: (line) => process.stderr.write(`${line}\n`) })
  const stop = () => {
    emulators.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.stdout.write(`Microsoft sign-in emulator running at ${emulators.origin}\n`)
}

function fail(explanation: string): void {
  process.stderr.write(`${explanation}\n`)
  process.exitCode = 1
}

try {
  const env = readEnv()
  main(env).catch((error: unknown) => fail(explainStartError(error, env.port)))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
