import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Seal {
  /** The text so that only `open` reads it; for use in an address. */
  close: (text: string) => string
  /** Undefined for what was not closed with the same key. */
  open: (sealed: string) => string | undefined
}

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** @param key Of 32 bytes. */
export function createSeal(key: Buffer): Seal {
  return {
    close: (text) => {
      const iv = randomBytes(ivLength)
      const closing = createCipheriv(cipher, key, iv)
      const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return Buffer.concat([iv, closing.getAuthTag(), closed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const start = ivLength + tagLength
      if (bytes.length < start) return undefined
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength))
        opening.setAuthTag(bytes.subarray(ivLength, start))
        return Buffer.concat([opening.update(bytes.subarray(start)), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
