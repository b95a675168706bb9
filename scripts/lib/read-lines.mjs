import { createInterface } from 'node:readline'

/**
 * Lines of a stream, one by one, buffered until they are read; done when the stream has ended.
 *
 * @param {import('node:stream').Readable} stream
 */
export function readLines(stream) {
  return createInterface({ input: stream })[Symbol.asyncIterator]()
}
