/**
 * Writes the lines that are logged in one turn of the thread together: under load a line costs more to write than to
 * make. What is left when the process exits is written then.
 */
export function createLogStream(target: { write: (text: string) => unknown }) {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    if (text !== '') target.write(text)
  }
  process.once('exit', flush)
  return {
    write: (line: string): void => {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}
