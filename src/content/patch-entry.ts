import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml'
import { isSetting } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import { isList } from './entry-folders'
import { splitFile } from './front-matter'
import { orderFields, writeEntry, writeFields } from './write-entry'

interface Patch {
  /** What the file says, as `readEntry` reads it. */
  before: EntryContent
  /** What it has to say; of the same kind. */
  after: EntryContent
}

/**
 * The text of a file with another content. Only the fields that differ are rewritten: order, comments, quotes and
 * line ends of everything else stay, to the byte.
 *
 * @param text The file as it is.
 */
export function patchEntry(text: string, { before, after }: Patch): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const plain = text.slice(mark.length).replaceAll('\r\n', '\n')
  const parts = splitFile(after.kind, plain)
  if (parts === undefined) return writeEntry(after)
  const { yaml, body } = parts
  const start = isSetting(after.kind) ? 0 : '---\n'.length
  const opening = plain.slice(0, start)
  const closing = plain.slice(start + yaml.length, plain.length - body.length)
  const fields = patchYaml(yaml.replace(/\n$/, ''), before, after) + (yaml.endsWith('\n') ? '\n' : '')
  const patched = opening + fields + closing + patchText(body, before, after)
  return mark + (text.includes('\r\n') ? patched.replaceAll('\n', '\r\n') : patched)
}

function patchText(body: string, before: EntryContent, after: EntryContent): string {
  if (before.markdown.trimEnd() === after.markdown.trimEnd()) return body
  const head = /^\n*/.exec(body)?.[0] ?? ''
  return `${head}${after.markdown.trim()}\n`
}

function patchYaml(yaml: string, before: EntryContent, after: EntryContent): string {
  if (!isList(after.kind)) return patchFields(yaml, before, after)
  return patchList(yaml, itemsOf(before), itemsOf(after)).replace(/\n$/, '')
}

function itemsOf({ kind, fields }: EntryContent): readonly unknown[] {
  const { items } = orderFields(kind, fields)
  return Array.isArray(items) ? items : []
}

/** A file that is a list: the rows that differ are rewritten, added or removed, those before and after them stay. */
function patchList(yaml: string, old: readonly unknown[], next: readonly unknown[]): string {
  if (isDeepStrictEqual(old, next)) return yaml
  const document: Document = parseDocument(yaml)
  const { contents } = document
  if (!isSeq(contents) || contents.items.length !== old.length || next.length === 0) return writeFields(next)
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && isDeepStrictEqual(old[start], next[start])) start += 1
  let rest = 0
  while (rest < shorter - start && isDeepStrictEqual(old.at(-1 - rest), next.at(-1 - rest))) rest += 1
  const end = shorter - rest
  for (let index = start; index < end; index += 1) assign(document, [index], next[index])
  const added = next.slice(end, next.length - rest).map((item) => document.createNode(item))
  contents.items.splice(end, old.length - rest - end, ...added)
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function patchFields(yaml: string, before: EntryContent, after: EntryContent): string {
  const old = orderFields(before.kind, before.fields)
  const next = orderFields(after.kind, after.fields)
  const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  const changed = keys.filter((key) => !isDeepStrictEqual(old[key], next[key]))
  const inFile = changed.filter((key) => key in old)
  const patched = inFile.reduce((text, key) => patchField(text, key, next[key]), yaml)
  const added = Object.fromEntries(changed.filter((key) => !(key in old)).map((key) => [key, next[key]]))
  if (Object.keys(added).length === 0) return patched
  return `${patched.replace(/\n$/, '')}\n${writeFields(added).replace(/\n$/, '')}`
}

/** @param value undefined removes the field. */
function patchField(yaml: string, key: string, value: unknown): string {
  const found = findPair(yaml, key)
  if (found === undefined) return value === undefined ? yaml : `${yaml}\n${writeFields({ [key]: value })}`
  const { start, end } = found
  const fragment = yaml.slice(start, end)
  if (value === undefined) return (yaml.slice(0, start) + yaml.slice(end)).replace(/\n$/, '')
  const document = parseDocument(fragment)
  assign(document, [key], value)
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const isLast = end >= yaml.length
  return yaml.slice(0, start) + (isLast ? written.replace(/\n$/, '') : written) + yaml.slice(end)
}

/** Where a field stands at the top of the YAML, its comments at the line end included. */
function findPair(yaml: string, key: string): { start: number; end: number } | undefined {
  const { contents } = parseDocument(yaml)
  if (!isMap(contents)) return undefined
  const starts = contents.items.map((pair) => (pair.key as Node).range?.[0] ?? 0)
  const index = contents.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key)
  const start = starts[index]
  if (start === undefined) return undefined
  const next = starts[index + 1] ?? yaml.length
  // comments on lines of their own belong to the field below them
  const lines = yaml.slice(start, next).split('\n')
  const own = lines.findLastIndex((line, at) => at === 0 || (line.trim() !== '' && !/^\s*#/.test(line)))
  const end = start + lines.slice(0, own + 1).join('\n').length + 1
  return { start, end: Math.min(end, yaml.length) }
}

/** Sets a value and keeps the notation of what is there already. */
function assign(document: Document, path: readonly (string | number)[], value: unknown): void {
  const node = document.getIn(path, true)
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value
  } else if (isMap(node) && isRecord(value)) {
    const keys = node.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))
    for (const key of keys.filter((one) => !(one in value))) document.deleteIn([...path, key])
    for (const [key, inner] of Object.entries(value)) assign(document, [...path, key], inner)
  } else if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
    value.forEach((inner, index) => assign(document, [...path, index], inner))
  } else {
    const created = document.createNode(value)
    if (isSeq(created))
      created.flow = isSeq(node) ? node.flow === true : value instanceof Array && value.every(isSlug)
    document.setIn(path, created)
  }
}

const isSlug = (item: unknown) => typeof item === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
