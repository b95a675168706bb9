import { codeOf } from './errors/code-of'

/** Why the service did not start, and what to do next, in a sentence. */
export function explainStartError(error: unknown, { port, host }: { port: number; host: string }): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program or set PORT=${freeGuess(port)}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Choose a port from 1024 on: PORT=8000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Set HOST to one it has, e.g. HOST=localhost`
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

/** The next port; after the last one, the default. */
const freeGuess = (port: number) => (port < 65535 ? port + 1 : 8000)
