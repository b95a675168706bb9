import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { z } from 'zod'
import { listPublished } from '../../contract/published'
import { keepRecent } from '../keep-recent'
import type { createPublished } from './create-reading'

type Query = z.output<(typeof listPublished)['request']['query']>
type Published = Pick<ReturnType<typeof createPublished>, 'list' | 'digest'>

interface Options {
  published: Published
  /** How long a publication by another instance may go unnoticed, in milliseconds. */
  checkMs: number
}

/** A page of published entries as it is sent. */
export interface PublishedPage {
  /** Its bytes, by content encoding. */
  br: Buffer
  gzip: Buffer
  identity: Buffer
}

/** How many pages are kept; of 100 entries each. */
const mostPages = 16

/**
 * Pages of published entries, made and compressed once per publication rather than per request, and one at a time: they
 * can be megabytes.
 */
export function createPublishedPages({ published, checkMs }: Options) {
  const limit = pLimit(1)
  const digest = keepRecent(published.digest, checkMs)
  let pages = new Map<string, Promise<PublishedPage>>()
  let known = ''

  return {
    /** Of everything that is published: the same as long as the pages are. */
    digest: digest.get,
    /** To be called when something was published here. */
    renew: digest.renew,
    find: (digest: string, query: Query): Promise<PublishedPage> => {
      if (digest !== known || pages.size >= mostPages) {
        pages = new Map()
        known = digest
      }
      const key = `${query.limit} ${query.after ?? ''}`
      const found = pages.get(key)
      if (found) return found
      const page = limit(() => makePage(published, query))
      const own = pages.set(key, page)
      page.catch(() => own.delete(key))
      return page
    },
  }
}

async function makePage(published: Published, query: Query): Promise<PublishedPage> {
  const page = listPublished.responses[200].parse(await published.list(query))
  const identity = Buffer.from(JSON.stringify(page))
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ])
  return { br, gzip: zipped, identity }
}
