/** Longest description, in characters. */
const longest = 300

/** The first item of an audit's details in one line: an element, a place in a source, or words; "" without one. */
export function describeItem(details: unknown): string {
  const text = firstItem(details).replace(/\s+/g, ' ').trim()
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Details are tables, or lists of tables. */
function firstItem(value: unknown): string {
  const [first, ...others] = itemsOf(value)
  if (!isRecord(first)) return ''
  if (Array.isArray(first['items'])) return [first, ...others].map(firstItem).find(Boolean) ?? ''
  return Object.entries(first)
    .map(([key, part]) => describePart(key, part))
    .filter(Boolean)
    .join(' | ')
}

function describePart(key: string, part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'number') return `${key} ${Math.round(part * 1000) / 1000}`
  if (!isRecord(part)) return ''
  const { type, selector, snippet, explanation, url, line, value } = part
  if (type === 'node') return [selector, snippet, explanation].filter(Boolean).join(' ')
  if (type === 'source-location') return `${String(url)}:${Number(line) + 1}`
  if (type === 'subitems') return firstItem(part)
  return typeof value === 'string' ? value : ''
}

const itemsOf = (value: unknown): unknown[] =>
  isRecord(value) && Array.isArray(value['items']) ? value['items'] : []

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
