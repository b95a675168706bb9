import { samples } from '../../../__tests__/backend/submissions/support/sample-forms'
import { article } from '../../../__tests__/backend/support/sample-content'
import { formNames } from '../../../contract/forms/forms'
import type { Random } from '../../../src/sea-chart/random'
import { addressOf } from '../make-message'
import { below, uuidOf } from '../random'
import { writeJson } from './hostile-values'
import { makeSample, type Item } from './make-sample'
import type { Target, Targets } from './read-targets'
import type { Call } from './send-call'

/** What calls are made of. */
export interface World {
  targets: Targets
  /** Values of the header `authorization`. */
  tokens: { admin: string; employee: string; forged: readonly [string, ...string[]] }
  /** Records of the service by the path of their list. */
  items: ReadonlyMap<string, readonly Item[]>
}

/** A call that is not written yet. */
export interface Draft extends Call {
  /** The body before it is written. */
  json: unknown
}

/** undefined where there are none. */
export const anyOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[below(random, items.length)]

/** A call as a client of ours would send it, mostly valid. */
export function makeHonest({ targets, tokens, items }: World, random: Random, number: number): Draft {
  const target = random.pick(targets.all)
  const { method, path, isPublic, parameters } = target
  const known = [...items].find(([list]) => path.startsWith(list))?.[1] ?? []
  const item = (random.chance(0.8) && anyOf(random, known)) || { id: uuidOf(random), version: 1 }
  const sample = (schema: Target['parameters'][number]['schema'], name = '') =>
    makeSample(schema, { schemas: targets.schemas, random, item }, name)
  const textOf = (name: string, schema: Target['parameters'][number]['schema']) => {
    const value = sample(schema, name)
    return encodeURIComponent(typeof value === 'string' ? value : writeJson(value))
  }
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, textOf(name, schema)), path)
  const query = parameters
    .filter((one) => one.in === 'query' && random.chance(0.5))
    .map(({ name, schema }) => `${name}=${textOf(name, schema)}`)
  const caller = random.pick(['admin', 'admin', 'admin', 'employee', 'employee', undefined] as const)
  const json = method === 'GET' || method === 'DELETE' ? undefined : makeBody(target, random, sample)
  const draft: Draft = {
    kind: 'honest',
    target: `${method} ${path}`,
    method,
    path: query.length > 0 ? `${filled}${filled.includes('?') ? '&' : '?'}${query.join('&')}` : filled,
    headers: {
      'x-forwarded-for': addressOf(number),
      accept: random.pick(['application/json', 'application/json', 'text/html', '*/*']),
      ...(caller && !(isPublic && random.chance(0.5)) && { authorization: tokens[caller] }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: undefined,
    json,
    isForged: false,
  }
  return path === '/api/pictures' ? { ...draft, ...makePicture(draft, random), json: undefined } : draft
}

function makeBody(
  { path, body }: Target,
  random: Random,
  sample: (schema: NonNullable<typeof body>) => unknown,
): unknown {
  const form = formNames.find((name) => path === `/api/forms/${name}`)
  if (form !== undefined)
    return {
      ...samples[form],
      // some people write several times
      email: `visitor-${below(random, 500)}@berg.example`,
      message: `${samples[form].message} ${uuidOf(random)}`,
      key: uuidOf(random),
    }
  if (path === '/api/policy-reports')
    return {
      'csp-report': {
        'document-uri': 'https://a.example/',
        'violated-directive': 'img-src',
        'blocked-uri': 'data',
      },
    }
  const made = body && sample(body)
  // an article that can be published
  return typeof made === 'object' && made !== null && 'content' in made && random.chance()
    ? { ...made, content: article(`tides-${below(random, 1_000_000)}`) }
    : made
}

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inner}</svg>`

/** Rarely one that is drawn: each takes a process of its own. */
function makePicture({ headers }: Call, random: Random): Pick<Call, 'headers' | 'body'> {
  const type = random.chance(0.2) ? 'image/png' : 'application/json'
  const bodies = [
    ...[
      '',
      'x',
      svg(''),
      svg('<image href="file:///etc/passwd"/>'),
      svg('<use href="#a" id="a"/>'),
      svg('<'),
    ],
    ...[
      svg('<script>x</script>'),
      `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(999)}">]>${svg('&b;')}`,
      '\x89PNG\r\n\x1a\n',
    ],
  ]
  return {
    headers: { ...headers, 'content-type': type },
    body: Buffer.from(random.pick(['', ...bodies]), 'latin1'),
  }
}
