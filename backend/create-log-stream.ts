/** How long a line waits for others, in milliseconds. */
const pauseMs = 10

/**
 * Writes the lines that are logged within some milliseconds together: under load a line costs more to write than to
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
      if (lines === '') setTimeout(flush, pauseMs)
      lines += line
    },
  }
}
