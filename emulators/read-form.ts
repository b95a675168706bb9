import type { IncomingMessage } from 'node:http'

/** A form of ours is a few bytes long. */
const limit = 10_000

/** Reads the fields of a posted form; of one that is too long, none. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > limit) return new URLSearchParams()
  }
  return new URLSearchParams(text)
}
