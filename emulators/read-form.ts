import type { IncomingMessage } from 'node:http'

/** The emulator's own form is a few bytes long. */
const limit = 10_000

/** Reads the fields of a posted form; none if it is too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > limit) return new URLSearchParams()
  }
  return new URLSearchParams(text)
}
