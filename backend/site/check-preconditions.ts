import type { IncomingHttpHeaders } from 'node:http'

/** How to answer a conditional request (RFC 9110, 13.2.2). */
export type Precondition = 'send' | 'not-modified' | 'failed'

/** Identifies the variant of the file that would be sent. */
export interface Validators {
  /** Strong, in quotes. */
  etag: string
  modifiedMs: number
}

/** Checks the conditions of a request for a file. */
export function checkPreconditions(
  headers: IncomingHttpHeaders,
  { etag, modifiedMs }: Validators,
): Precondition {
  const modified = toSeconds(modifiedMs)
  if (headers['if-match'] !== undefined) {
    if (!listsTag(headers['if-match'], etag)) return 'failed'
  } else if (modified > toSeconds(Date.parse(headers['if-unmodified-since'] ?? ''))) return 'failed'

  if (headers['if-none-match'] !== undefined) {
    return listsTag(headers['if-none-match'].replaceAll('W/', ''), etag) ? 'not-modified' : 'send'
  }
  return modified <= toSeconds(Date.parse(headers['if-modified-since'] ?? '')) ? 'not-modified' : 'send'
}

/** Only the same variant may be continued; a date must be exactly the file's. */
export function continuesOther(headers: IncomingHttpHeaders, { etag, modifiedMs }: Validators): boolean {
  const condition = headers['if-range']
  if (typeof condition !== 'string') return false
  return condition.includes('"')
    ? condition !== etag
    : toSeconds(Date.parse(condition)) !== toSeconds(modifiedMs)
}

function listsTag(list: string, etag: string): boolean {
  return list.split(',').some((entry) => entry.trim() === '*' || entry.trim() === etag)
}

/** HTTP dates hold whole seconds. NaN, an unreadable date, compares as false. */
const toSeconds = (ms: number) => Math.floor(ms / 1000)
