/**
 * Runs processes as one: a signal, or the end of one of them, stops the others, each once, so that they end in
 * their own time; a second signal ends them at once. Start them `detached`, else Ctrl-C reaches them twice.
 *
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function runTogether(children) {
  let isStopping = false
  const stop = (signal) => {
    const last = isStopping ? 'SIGKILL' : signal
    isStopping = true
    for (const child of children) child.kill(last)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1
      if (!isStopping) stop('SIGTERM')
    })
  }
}
