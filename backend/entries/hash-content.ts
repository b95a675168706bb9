import { createHash } from 'node:crypto'
import type { LiveContent } from '../repositories/tables'
import { canonicalJson } from './canonical-json'

/** What tells one published form from another: the public page carries it. */
export function hashContent({ kind, slug, fields, markdown }: LiveContent): string {
  const text = canonicalJson({ kind, slug, fields, markdown })
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
