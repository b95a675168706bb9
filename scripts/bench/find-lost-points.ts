import { categories, type Category, type Result } from './run-lighthouse'

/** An audit that costs a page points. */
export interface LostPoints {
  category: Category
  /** E.g. "color-contrast". */
  audit: string
  title: string
  /** Points of the category's 100 that it costs; not rounded. */
  points: number
  /** The measured value, e.g. "1.9 s"; empty without one. */
  found: string
  /** The first failing item; empty when Lighthouse names none. */
  item: string
}

/** Metrics name no cause; other audits do. */
const culprits: Record<string, string> = {
  'first-contentful-paint': 'render-blocking-resources',
  'largest-contentful-paint': 'largest-contentful-paint-element',
  'total-blocking-time': 'long-tasks',
  'cumulative-layout-shift': 'layout-shifts',
}

/** Every audit that costs points, most expensive first. */
export function findLostPoints(result: Result): LostPoints[] {
  return categories
    .flatMap((category) => findInCategory(result, category))
    .sort((a, b) => b.points - a.points)
}

function findInCategory(result: Result, category: Category): LostPoints[] {
  const refs = result.categories[category]?.auditRefs ?? []
  const sum = refs.reduce((total, { weight }) => total + weight, 0)
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
    const points = ((1 - audit.score) * weight * 100) / sum
    const item = describeItem((result.audits[culprits[id] ?? id] ?? audit).details)
    const found = audit.displayValue ?? audit.explanation ?? ''
    return [{ category, audit: id, title: audit.title, points, found, item }]
  })
}

/** Longest description, in characters. */
const longest = 300

/** The first item of an audit's details in one line: an element, a source location or text; "" without one. */
function describeItem(details: unknown): string {
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
