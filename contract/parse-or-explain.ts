import leven from 'leven'
import { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** One thing wrong with a value: where it is and what a person should change. */
export interface Fault {
  /** Keys leading to the value, e.g. ['seo', 'title']; for an unknown key, the key itself is last. */
  path: PropertyKey[]
  /** "expected …, found …", with the nearest valid value where there is one. */
  message: string
}

/** Thrown by `parseOrExplain` with every fault of the value, one a line. */
export class InvalidValueError extends Error {
  readonly code = 'invalid_value'
  constructor(readonly faults: readonly Fault[], lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'InvalidValueError'
  }
}

/**
 * Parses a value or says everything that is wrong with it at once.
 *
 * @param where Turns the path of a fault into a place a person can go to, e.g. "content/company.yml:3:7".
 * @throws InvalidValueError with one line for each fault.
 */
export function parseOrExplain<S extends z.ZodType>(schema: S, value: unknown, where: (path: Path) => string): z.output<S> {
  const { data, faults } = explain(schema, value)
  if (data === undefined) {
    throw new InvalidValueError(
      faults,
      faults.map((fault) => `${where(fault.path)}: ${fault.message}`),
    )
  }
  return data
}

/** As `parseOrExplain`, for callers that gather the faults of many values before they report. */
export function explain<S extends z.ZodType>(schema: S, value: unknown): { data?: z.output<S>; faults: Fault[] } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { data: result.data, faults: [] }
  return { faults: result.error.issues.flatMap((issue) => faultsOf(issue, schema)) }
}

/** The candidate most like `found`, or undefined when none is near enough to be meant. */
export function findNearest(found: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(found.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && best.distance <= Math.max(2, found.length / 2) ? best.candidate : undefined
}

/** "did you mean …", or nothing, ready to be appended. */
export function suggest(found: string, candidates: readonly string[]): string {
  const nearest = findNearest(found, candidates)
  return nearest === undefined ? '' : `; nearest valid value: ${quote(nearest)}`
}

function faultsOf(issue: Issue, schema: z.ZodType): Fault[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: [...issue.path], message: describe(issue) }]
  const known = knownKeys(schema, issue.path)
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: `expected one of the keys ${known.join(', ')}, found the unknown key ${quote(key)}${suggest(key, known)}`,
  }))
}

function describe(issue: Issue): string {
  const found = describeFound(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `expected ${article(issue.expected)}, found nothing: the key is missing`
      return `expected ${article(issue.expected)}, found ${found}`
    case 'invalid_value': {
      const values = issue.values.map(String)
      const nearest = typeof issue.input === 'string' ? suggest(issue.input, values) : ''
      return `expected ${values.map(quote).join(' or ')}, found ${found}${nearest}`
    }
    case 'too_small':
      return `expected at least ${amount(issue.minimum, issue.origin)}, found ${size(issue.input)}${excerpt(issue.input)}`
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin)}, found ${size(issue.input)}${excerpt(issue.input)}`
    default:
      return `expected ${issue.message}, found ${found}`
  }
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
  while (current instanceof z.ZodOptional || current instanceof z.ZodDefault || current instanceof z.ZodNullable) {
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
const article = (expected: string) => (/^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`)

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} characters`
  if (origin === 'array') return `${limit} entries`
  return String(limit)
}

function size(input: unknown): string {
  if (typeof input === 'string') return `${input.length}`
  if (Array.isArray(input)) return `${input.length}`
  return String(input)
}

function excerpt(input: unknown): string {
  return typeof input === 'string' ? ` (${quote(shorten(input))})` : ''
}

function describeFound(input: unknown): string {
  if (input === undefined) return 'nothing'
  if (input === null) return 'an empty value'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'a group of keys'
  return typeof input === 'string' ? quote(shorten(input)) : `the ${typeof input} ${String(input)}`
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
