import { createEmulators } from './create-emulators'
import { readEnv, type Env } from './env'

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

/** Explains why the emulators did not start, and what to do next. */
function explainStartError(error: unknown, port: number): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or set EMULATORS_PORT=${port < 65535 ? port + 1 : 8002}.`
  }
  if (code === 'EACCES') {
    return `You don’t have permission to use port ${port}. Choose a port from 1024: EMULATORS_PORT=8002`
  }
  return error instanceof Error ? error.message : String(error)
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
