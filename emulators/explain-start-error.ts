/** Explains why the emulators did not start, and what to do next. */
export function explainStartError(error: unknown, port: number): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or set EMULATORS_PORT=${port < 65535 ? port + 1 : 8002}.`
  }
  if (code === 'EACCES') {
    return `You don’t have permission to use port ${port}. Choose a port from 1024: EMULATORS_PORT=8002`
  }
  return error instanceof Error ? error.message : String(error)
}
