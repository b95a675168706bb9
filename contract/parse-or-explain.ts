import { z } from 'zod'
import { suggest } from './suggest'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** An issue of a value: where it is and what a person should change. */
export interface ValidationIssue {
  /** Keys leading to the value, e.g. ['seo', 'title']; for an unknown key, the key itself is last. */
  path: PropertyKey[]
  /** What to change, e.g. "must be a list, not the number 3", with the nearest valid value where there is one. */
  message: string
}

/** Thrown by `parseOrExplain` with every issue of the value, one a line. */
export class InvalidValueError extends Error {
  readonly code = 'invalid_value'
  constructor(
    readonly issues: readonly ValidationIssue[],
    lines: readonly string[],
    options?: ErrorOptions,
  ) {
    super(lines.join('\n'), options)
    this.name = 'InvalidValueError'
  }
}

/**
 * Parses a value, or reports all its issues at once.
 *
 * @param where Turns the path of an issue into a location, e.g. "content/company.yml:3:7".
 * @throws InvalidValueError with one line for each issue.
 */
export function parseOrExplain<S extends z.ZodType>(
  schema: S,
  value: unknown,
  where: (path: Path) => string,
): z.output<S> {
  const result = explain(schema, value)
  if (result.ok) return result.data
  const lines = result.issues.map((issue) => `${where(issue.path)}: ${issue.message}`)
  throw new InvalidValueError(result.issues, lines)
}

/** The result for a value. */
export type Explained<T> = { ok: true; data: T } | { ok: false; issues: ValidationIssue[] }

/** Like `parseOrExplain`, for callers that collect the issues of many values before they report. */
export function explain<S extends z.ZodType>(schema: S, value: unknown): Explained<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { ok: true, data: result.data }
  const { issues } = result.error
  const wrongType = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'))
  const telling = issues.filter(
    ({ code, path }) => code === 'invalid_type' || !wrongType.includes(path.join('.')),
  )
  return { ok: false, issues: telling.flatMap((issue) => issuesOf(issue, schema)) }
}

function issuesOf(issue: Issue, schema: z.ZodType): ValidationIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: [...issue.path], message: describe(issue) }]
  const known = knownKeys(schema, issue.path)
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: `unknown field. Allowed: ${known.join(', ')}${suggest(key, known)}`,
  }))
}

function describe(issue: Issue): string {
  const found = describeFound(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'required'
        : `must be ${nameOf(issue.expected)}, not ${found}${inQuotes(issue)}`
    case 'invalid_value': {
      const values = issue.values.map(String)
      const nearest = typeof issue.input === 'string' ? suggest(issue.input, values) : ''
      return `must be ${values.map(quote).join(' or ')}, not ${found}${nearest}`
    }
    case 'too_small':
      return `must be at least ${amount(issue.minimum, issue.origin)}, not ${size(issue.input)}${excerpt(issue.input)}`
    case 'too_big':
      return `must be at most ${amount(issue.maximum, issue.origin)}, not ${size(issue.input)}${excerpt(issue.input)}`
    case 'invalid_format':
      return `must be ${isOwnWording(issue.message) ? issue.message : (formats[issue.format] ?? `a valid ${issue.format}`)}, not ${found}`
    case 'invalid_union':
      return `not a valid value: ${found}`
    default:
      return `must be ${issue.message}, not ${found}`
  }
}

/** Zod's own messages start with "Invalid"; a schema's own message says what is expected. */
const isOwnWording = (message: string) => !message.startsWith('Invalid')

const formats: Record<string, string> = {
  url: 'a full address, e.g. "https://www.example.com"',
  email: 'an email address, e.g. "name@example.com"',
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date and time, e.g. "2026-11-22T09:00:00Z"',
}

/** The keys an object schema knows at `path`, read through arrays, defaults and optionals. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  let current: unknown = schema
  for (const key of path) current = stepInto(unwrap(current), key)
  const target = unwrap(current)
  return target instanceof z.ZodObject ? Object.keys(target.shape) : []
}

function unwrap(schema: unknown): unknown {
  let current = schema
  while (
    current instanceof z.ZodOptional ||
    current instanceof z.ZodDefault ||
    current instanceof z.ZodNullable
  ) {
    current = current.unwrap()
  }
  return current
}

function stepInto(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  if (schema instanceof z.ZodArray) return schema.element
  return undefined
}

const quote = (value: string) => `"${value}"`
const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  int: 'a whole number',
}
const nameOf = (type: string) => typeNames[type] ?? `a ${type}`

/** YAML reads 210 and yes as a number and a boolean where text was meant. */
const inQuotes = ({ expected, input }: { expected: string; input?: unknown }) =>
  expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')
    ? `. Put it in quotes: ${quote(String(input))}`
    : ''

function amount(limit: number | bigint, origin: string): string {
  const one = Number(limit) === 1
  if (origin === 'string') return `${limit} ${one ? 'character' : 'characters'}`
  if (origin === 'array') return `${limit} ${one ? 'entry' : 'entries'}`
  return String(limit)
}

function size(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? String(input.length) : JSON.stringify(input)
}

function excerpt(input: unknown): string {
  return typeof input === 'string' ? ` (${quote(shorten(input))})` : ''
}

function describeFound(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (input === null) return 'an empty value'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'a group of named values'
  return typeof input === 'string' ? quote(shorten(input)) : `the ${typeof input} ${JSON.stringify(input)}`
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
