/** Why the emulators did not start, and what to do next, in a sentence. */
export function explainStartError(error: unknown, port: number): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: EMULATORS_PORT=${port < 65535 ? port + 1 : 8002}`
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Choose a port from 1024 on: EMULATORS_PORT=8002`
  }
  return error instanceof Error ? error.message : String(error)
}
