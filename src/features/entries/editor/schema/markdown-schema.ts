import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { schemaExtensions } from './schema-extensions'

let schema: Schema | undefined

/** The schema of a text without an editor around it, for conversion alone. */
export function markdownSchema(): Schema {
  schema ??= getSchema(schemaExtensions)
  return schema
}
