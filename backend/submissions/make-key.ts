import { createHash } from 'node:crypto'
import type { FormName } from '../../contract/forms/forms'
import { canonicalJson } from '../entries/canonical-json'

interface Keyed {
  form: FormName
  /** The caller's, or "". */
  key: string
  /** Tidied. */
  values: Readonly<Record<string, string>>
  /** SHA-256 of the CV; undefined: there is none. */
  file: string | undefined
  now: Date
}

/** What tells a message from others: the caller's key, or else what is in it and the hour (UTC) it came in. */
export function makeKey({ form, key, values, file, now }: Keyed): string {
  if (key !== '') return key.toLowerCase()
  const hour = now.toISOString().slice(0, 13)
  return createHash('sha256').update(canonicalJson({ form, values, file, hour })).digest('hex')
}
