import type { IncomingHttpHeaders } from 'node:http'
import { continuesOther, type Validators } from './check-preconditions'

/** A part of a file: its first and its last byte. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a client asks for (RFC 9110, 14.2): undefined for all of it, also when it asks for several
 * parts, or for one of another variant.
 */
export function findRange(
  headers: IncomingHttpHeaders,
  file: Validators & { size: number },
): ByteRange | 'unsatisfiable' | undefined {
  if (headers.range === undefined) return undefined
  const asked = /^ *bytes=([^,]*)$/.exec(headers.range)?.[1]
  if (asked === undefined || continuesOther(headers, file)) return undefined
  const [, from = '', to = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(asked) ?? []
  const { size } = file
  const last = size - 1
  const range =
    from === ''
      ? { start: to === '' ? size : Math.max(0, size - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) }
  return range.start <= range.end ? range : 'unsatisfiable'
}
