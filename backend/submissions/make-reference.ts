import { randomBytes } from 'node:crypto'

/** Crockford's base 32: digits and letters that can't be confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference, for people, e.g. "K7QF-3M2P": one of a million million. */
export function makeReference(): string {
  const text = [...randomBytes(8)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** Whether a text looks like one of `makeReference`. */
export const isReference = (text: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)
