/**
 * Runs processes as one: a signal, or the end of one of them, stops the others, each once, so that they end in
 * their own time; a second signal ends them at once. Start them `detached`, else Ctrl-C reaches them twice.
 *
 * @param {import('node:child_process').ChildProcess[]} children Those to begin with.
 * @returns {(child: import('node:child_process').ChildProcess) => void} Takes in another one.
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
