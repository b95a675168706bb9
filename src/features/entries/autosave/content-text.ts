import type { EntryContent } from '../../../../contract/entry'

/** Everything an entry says as plain text, to be copied: its fields one a line, then the text. */
export function contentText({ slug, fields, markdown }: EntryContent): string {
  const lines = [...(slug === '' ? [] : [`slug: ${slug}`]), ...linesOf('', fields)]
  return `${lines.join('\n')}\n\n${markdown}`
}

function linesOf(path: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => linesOf(path === '' ? key : `${path}.${key}`, part))
  }
  return [`${path}: ${typeof value === 'string' ? value : JSON.stringify(value)}`]
}
