import { SaxesParser } from 'saxes'

/** Elements an SVG may have once every `<use>` is replaced by what it repeats: far more than drawings have. */
const mostElements = 50_000
const mostDepth = 200

/**
 * What keeps an SVG from being rendered in bounded time, found without rendering it: effects that a few bytes make
 * cost minutes (filters), and elements that repeat each other.
 *
 * @param {string} text
 * @returns {'format' | 'complexity' | undefined} "format": no well-formed XML.
 */
export function findSvgIssue(text) {
  const root = { uses: [], children: [] }
  const byId = new Map()
  const open = [root]
  let isFiltered = false
  let depth = 0
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '')
    const element = { uses: local === 'use' ? [hrefOf(attributes)] : [], children: [] }
    if (local === 'filter') isFiltered = true
    if (attributes.id !== undefined) byId.set(attributes.id, element)
    open.at(-1)?.children.push(element)
    open.push(element)
    depth = Math.max(depth, open.length)
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(text).close()
  } catch {
    return 'format'
  }
  return isFiltered || depth > mostDepth || countElements(root, byId) > mostElements
    ? 'complexity'
    : undefined
}

const hrefOf = (attributes) => (attributes.href ?? attributes['xlink:href'] ?? '').replace(/^#/, '')

/** Elements that are drawn; infinitely many where they repeat themselves. */
function countElements(root, byId) {
  const counts = new Map()
  const count = (element) => {
    const known = counts.get(element)
    if (known !== undefined) return known
    counts.set(element, Infinity) // until it is counted: it would contain itself
    const repeated = element.uses.flatMap((id) => byId.get(id) ?? [])
    const total = [...element.children, ...repeated].reduce((sum, part) => sum + count(part), 1)
    counts.set(element, total)
    return total
  }
  return count(root)
}
