import { formNames } from '../../../contract/forms/forms'
import type { Random } from '../../../src/sea-chart/random'
import { below } from '../random'
import {
  brokenJson,
  contentTypes,
  deepJson,
  hostileTexts,
  hugeNumbers,
  oddNames,
  writeJson,
  wrongTypes,
} from './hostile-values'
import { anyOf, makeHonest, type Draft, type World } from './make-honest'
import { makeMultipart } from './make-multipart'
import { oddHeaders } from './odd-headers'
import { oddPaths } from './odd-paths'
import { rawRequests } from './raw-requests'
import type { Call } from './send-call'

type Twist = (draft: Draft, random: Random, world: World) => Partial<Call> & { json?: unknown }

/** A text that can stand in a request line as it is. */
const plain = (text: string) => text.replace(/[^\x21-\xff]/g, '')

/** Each kind of hostility changes an honest call. */
const twists: Record<string, Twist> = {
  honest: () => ({}),
  'wrong types': ({ json, path }, random) => replaceIn(json, path, anyOf(random, wrongTypes), random),
  'huge numbers': ({ json, path }, random) => replaceIn(json, path, anyOf(random, hugeNumbers), random),
  'hostile texts': ({ json, path }, random) => replaceIn(json, path, anyOf(random, hostileTexts), random),
  'unknown fields': ({ json }, random) => ({ json: withOddField(json, random) }),
  'broken JSON': (_draft, random) => asJson(anyOf(random, brokenJson) ?? ''),
  'deep JSON': (_draft, random) => asJson(anyOf(random, deepJson) ?? ''),
  'content types': ({ headers, json, body }, random) => {
    const type = anyOf(random, contentTypes) ?? ''
    return { headers: { ...headers, 'content-type': type }, body: body ?? Buffer.from(writeJson(json ?? {})) }
  },
  'large bodies': ({ headers }, random) => ({
    headers: { ...headers, 'content-type': random.pick(['application/json', 'image/png', 'text/plain']) },
    body: Buffer.alloc(below(random, 4_000_000), random.pick(['{', ' ', '"', '1'])),
  }),
  queries: ({ path }, random) => ({ path: withOddQuery(path, random) }),
  paths: (draft, random) => {
    const odd = encodeURIComponent(plain(anyOf(random, hostileTexts) ?? '')).slice(0, below(random, 9_000))
    const parts = draft.path.split('/')
    parts[1 + below(random, parts.length - 1)] = odd
    return { path: random.chance(0.3) ? plain(parts.join('/')) : (anyOf(random, oddPaths) ?? '/') }
  },
  tokens: ({ headers }, random, { tokens }) => ({
    headers: { ...headers, authorization: random.pick(tokens.forged) },
    isForged: true,
  }),
  methods: (_draft, random) => ({
    method: random.pick([
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'HEAD',
      'PUT',
      'DELETE',
      'PATCH',
      'POST',
      'GET',
      'LINK',
      'PURGE',
    ]),
  }),
  headers: ({ headers }, random) => {
    const odd = Array.from(
      { length: 1 + below(random, 3) },
      () => anyOf(random, oddHeaders) ?? (['x', ''] as const),
    )
    return { headers: { ...headers, ...Object.fromEntries<string>(odd) } }
  },
  multipart: ({ headers }, random) => {
    const { type, body } = makeMultipart(random)
    const path = `/api/forms/${random.chance(0.7) ? 'application' : (anyOf(random, formNames) ?? 'contact')}`
    return { method: 'POST', path, headers: { ...headers, 'content-type': type }, body }
  },
  'not HTTP': (_draft, random) => ({ raw: Buffer.from(random.pick(rawRequests), 'latin1') }),
  'hang-ups': ({ method, path, headers, body }, random) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `${method} ${path} HTTP/1.1\r\nhost: a\r\n${lines.join('')}content-length: 100000\r\n\r\n`
    const bytes = Buffer.concat([Buffer.from(head), body ?? Buffer.from('{')])
    return { raw: bytes.subarray(0, 1 + below(random, bytes.length)), hangsUp: true }
  },
}
export const kinds = Object.keys(twists)

/** How often each kind of call comes, where that isn't once; costly ones come less often. */
const weights: Record<string, number> = {
  honest: 2,
  'wrong types': 3,
  'hostile texts': 4,
  'deep JSON': 0.3,
  'large bodies': 0.2,
  tokens: 2,
}
const drawn = kinds.flatMap((kind) => Array<string>(Math.round((weights[kind] ?? 1) * 10)).fill(kind))

/** A call of any kind to any endpoint. */
export function makeCall(world: World, random: Random, number: number): Call {
  const kind = anyOf(random, drawn) ?? 'honest'
  const draft = makeHonest(world, random, number)
  const { json, ...call } = { ...draft, ...twists[kind]?.(draft, random, world), kind }
  return { ...call, body: call.body ?? (json === undefined ? undefined : Buffer.from(writeJson(json))) }
}

const asJson = (text: string) => ({ body: Buffer.from(text) })

/** The value in place of one that the body, or else the query, has. */
function replaceIn(
  json: unknown,
  path: string,
  value: unknown,
  random: Random,
): { json?: unknown; path?: string } {
  if (json !== undefined) return { json: replaceAny(json, value, random) }
  const [pathname = '', query = ''] = path.split('?')
  const text = encodeAll(typeof value === 'string' ? value : writeJson(value)).slice(0, 9_000)
  const pairs = query.split('&').filter(Boolean)
  if (pairs.length === 0) return { path: `${pathname}?limit=${text}&search=${text}&after=${text}` }
  const at = below(random, pairs.length)
  const changed = pairs.map((pair, index) => (index === at ? `${pair.split('=')[0]}=${text}` : pair))
  return { path: `${pathname}?${changed.join('&')}` }
}

/** Half characters have no place in an address. */
const encodeAll = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, 4_000))

function replaceAny(json: unknown, value: unknown, random: Random): unknown {
  if (typeof json !== 'object' || json === null || random.chance(0.03)) return value
  if (Array.isArray(json)) {
    const at = below(random, json.length)
    return json.length === 0
      ? [value]
      : json.map((one: unknown, index) => (index === at ? replaceAny(one, value, random) : one))
  }
  const entries = Object.entries(json)
  const at = below(random, entries.length)
  return Object.fromEntries(
    entries.map(([key, one]: [string, unknown], index) => [
      key,
      index === at ? replaceAny(one, value, random) : one,
    ]),
  )
}

function withOddField(json: unknown, random: Random): unknown {
  if (typeof json !== 'object' || json === null) return { [random.pick(oddNames)]: true }
  const value = random.pick<unknown>([true, { admin: true }, null, 'x', [], { a: { b: {} } }])
  if (Array.isArray(json)) return [...(json as unknown[]), value]
  const entries: [string, unknown][] = Object.entries(json)
  const [name, inner] = anyOf(random, entries) ?? []
  // deeper inside, now and then
  if (name !== undefined && typeof inner === 'object' && random.chance())
    return { ...json, [name]: withOddField(inner, random) }
  // not by assignment, which would set the prototype
  return Object.fromEntries([...entries, [random.pick(oddNames), value]])
}

function withOddQuery(path: string, random: Random): string {
  const [pathname = ''] = path.split('?')
  const value = () => encodeAll(random.pick<string>(['', ...hostileTexts])).slice(0, 2_000)
  const odd = random.pick([
    ...[
      'a=%',
      '%',
      '=',
      '&&&',
      '?',
      '?a=b',
      'limit=1&limit=2',
      'limit[]=1',
      'limit[a]=1',
      'after=',
      'after=%00',
      '__proto__=1',
      '__proto__[a]=b',
    ],
    ...[
      'constructor[prototype][a]=1',
      'search=%E0%A4%A',
      'search=%ff',
      'search=%00',
      'limit=1e400',
      'limit=-1',
      'limit=0x10',
      'limit=1.5',
      'limit=',
    ],
    ...[
      'version=',
      'version=99999999999999999999',
      'version=1&version=2',
      'a='.repeat(3_000),
      'a&'.repeat(3_000),
    ],
    ...[
      'search',
      'after',
      'before',
      'kind',
      'state',
      'slug',
      'name',
      'job',
      'entry',
      'post',
      'page',
      'ref',
      'assignee',
    ].map((name) => `${name}=${value()}`),
  ] as [string, ...string[]])
  return `${pathname}?${odd}`
}
