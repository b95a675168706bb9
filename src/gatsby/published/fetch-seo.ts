import { InvalidValueError, parseOrExplain } from '../../../contract/parse-or-explain'
import { listSeo } from '../../../contract/seo'
import type { SeoWishes } from '../../content/published-content'
import { askBackend, type Bounds } from './ask-backend'

/** The most settings and redirects there may be, with long texts. */
const bounds: Bounds = { timeoutMs: 30_000, bytes: 50 * 1024 * 1024 }

/**
 * What admins have set for pages, and their redirects.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
export async function fetchSeo(address: string): Promise<SeoWishes> {
  const url = `${address}${listSeo.path}`
  const body = await askBackend(url, bounds)
  const value = parseJson(url, body?.toString('utf8') ?? '')
  return parseOrExplain(listSeo.responses[200], value, (keys) =>
    [url, keys.join('.')].filter(Boolean).join(': '),
  )
}

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const line = `${url}: expected what was set for search engines in JSON, found something else. Is it the address of the backend, and is that as new as the site?`
    throw new InvalidValueError([], [line], { cause })
  }
}
