import { createInterface } from 'node:readline'

/**
 * The lines of a stream one by one, kept until they are asked for; done when it has ended.
 *
 * @param {import('node:stream').Readable} stream
 */
export function readLines(stream) {
  return createInterface({ input: stream })[Symbol.asyncIterator]()
}
