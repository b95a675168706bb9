import type { z } from 'zod'
import { InvalidValueError, parseOrExplain } from '../../../contract/parse-or-explain'
import { askBackend, type Bounds } from './ask-backend'

/** More pages than this indicate a faulty backend. */
const mostPages = 1_000

interface Pages<Schema> {
  /** Of one page. */
  schema: Schema
  bounds: Bounds
  /** What it is a list of, e.g. "the published entries". */
  what: string
  /** Names the location of an issue in a page. Default: the address and the keys. */
  explainLocation?: (url: string, value: unknown, keys: readonly PropertyKey[]) => string
}

/**
 * Every page of a list of the backend.
 *
 * @param first Address of the first page, with its question.
 * @throws BackendAway without a response; InvalidValueError for a page that breaks the contract.
 */
export async function fetchAll<Page extends { next: string | null }>(
  first: string,
  { schema, bounds, what, explainLocation = locationOf }: Pages<z.ZodType<Page>>,
): Promise<Page[]> {
  const pages: Page[] = []
  let url: string | undefined = first
  while (url !== undefined) {
    if (pages.length >= mostPages) throw new Error(`${first}: the list of ${what} has no end`)
    const at: string = url
    const value = parseJson(at, what, (await askBackend(at, bounds))?.toString('utf8') ?? '')
    const page: Page = parseOrExplain(schema, value, (keys) => explainLocation(at, value, keys))
    pages.push(page)
    url = page.next === null ? undefined : `${first}&after=${page.next}`
  }
  return pages
}

function parseJson(url: string, what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const line = `${url}: expected ${what} in JSON, found something else. Is it the address of the backend?`
    throw new InvalidValueError([], [line], { cause })
  }
}

const locationOf = (url: string, _value: unknown, keys: readonly PropertyKey[]) =>
  [url, keys.join('.')].filter(Boolean).join(': ')
