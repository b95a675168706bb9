/**
 * Runs processes as one: a signal, or the exit of one process, stops the others gracefully; a second signal kills
 * them. Start them `detached`, or Ctrl-C reaches them twice.
 *
 * @param {import('node:child_process').ChildProcess[]} children
 * @returns {(child: import('node:child_process').ChildProcess) => void} Adds another process.
 */
export function runTogether(children) {
  let isStopping = false
  const stop = (signal) => {
    const last = isStopping ? 'SIGKILL' : signal
    isStopping = true
    for (const child of children) child.kill(last)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  const watch = (child) =>
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1
      if (!isStopping) stop('SIGTERM')
    })
  children.forEach(watch)
  return (child) => {
    children.push(child)
    watch(child)
  }
}
