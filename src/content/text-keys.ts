import type { Field, Fields } from '../../contract/content/field'
import { openDescriptions } from '../../contract/content/open-descriptions'

/** Keys of an entry whose values are not text. */
function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!('fields' in field)) return isText(field) ? [] : [key]
    return hasText(field.fields) ? namesIn(field.fields) : [key]
  })
}

function hasText(fields: Fields): boolean {
  return Object.values(fields).some((field) => ('fields' in field ? hasText(field.fields) : isText(field)))
}

function isText({ kind }: Field): boolean {
  return kind === 'text' || kind === 'texts'
}

/** Keys whose values name or date something; no one reads them as text. */
const names = new Set([
  ...['choose', 'technology', 'caseStudy', 'href', 'url', 'slug', 'from', 'to'],
  ...Object.values(openDescriptions).flatMap(({ fields }) => namesIn(fields)),
])

/** Whether people read what stands under this key of a content file; everything below it, too. */
export const isTextKey = (key: string): boolean => !names.has(key)
