import type { FastifyBaseLogger } from 'fastify'
import { listWords } from '../../contract/search-words'
import type { Db } from '../database/open-database'
import { createPollingLoop } from '../jobs/create-polling-loop'
import { createSearchRepository, type StoredDocument } from '../repositories/search-repository'
import type { ReadSite } from '../site/open-site'
import { fetchSearchFile, openSearchFile, type SearchFile } from './read-search-file'

/** Documents that are stored at once: until they are, the embedded database answers nothing else. */
const batch = { documents: 50, characters: 30_000 }

/** How long the documents may take from another host, in milliseconds. */
const fetchMs = 300_000

interface LoaderOptions {
  db: Db
  readSite: ReadSite
  /** Where another host serves the site. Default: it is in this service's folder. */
  siteUrl?: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Between looks at the live release, in milliseconds. Default: 10 seconds, a minute for another host. */
  tickMs?: number
}

/** Loads the pages of the live release into the database, for the search. Several instances may do so at once. */
export function createSearchLoader({ db, readSite, siteUrl, log, tickMs }: LoaderOptions) {
  const repository = createSearchRepository(db)
  const stopping = new AbortController()
  let live: string | undefined
  const loop = createPollingLoop(look, {
    tickMs: tickMs ?? (siteUrl === undefined ? 10_000 : 60_000),
    onError: (error) => {
      if (!stopping.signal.aborted)
        log.warn({ err: error }, 'could not load the pages to search; tries again')
    },
  })

  async function open(): Promise<SearchFile | undefined> {
    if (siteUrl !== undefined) {
      const limit = AbortSignal.timeout(fetchMs)
      return fetchSearchFile(siteUrl, AbortSignal.any([stopping.signal, limit]))
    }
    const { directory, hosting } = await readSite()
    return hosting && openSearchFile(directory)
  }

  async function look(): Promise<void> {
    const file = await open()
    try {
      if (file && !(await isLoaded(file.header.release))) await load(file)
    } finally {
      file?.close()
    }
  }

  /** A release that was live before becomes the latest again. */
  async function isLoaded(release: string): Promise<boolean> {
    const found = live === release ? await repository.hasRelease(release) : await repository.noteLive(release)
    if (found) live = release
    return found
  }

  async function load({ header, documents }: SearchFile): Promise<void> {
    const started = performance.now()
    const hashes: string[] = []
    const words = new Set<string>()
    let added = 0
    for await (const group of inBatches(documents())) {
      stopping.signal.throwIfAborted()
      hashes.push(...group.map(({ hash }) => hash))
      for (const { document } of group) for (const word of listWords(document)) words.add(word)
      const missing = await repository.listMissing(group.map(({ hash }) => hash))
      await repository.add(group.filter(({ hash }) => missing.has(hash)))
      added += missing.size
    }
    if (hashes.length !== header.documents)
      throw new Error('The search documents of the site are incomplete.')
    const facts = { words: [...words].toSorted(), synonyms: header.synonyms }
    if (!(await repository.complete(header.release, hashes, facts)))
      throw new Error('Another instance removed pages to search while they were loaded.')
    live = header.release
    const ms = Math.round(performance.now() - started)
    log.info({ pages: hashes.length, added, ms }, 'loaded the pages to search')
  }

  return {
    /** Loads the live release unless it is loaded. @throws Error when that isn't possible now. */
    look,
    start: loop.start,
    /** Looks now: call it when a release may have become live. */
    wake: loop.wake,
    stop: async (): Promise<void> => {
      stopping.abort()
      await loop.stop()
    },
  }
}

async function* inBatches(documents: AsyncIterable<StoredDocument>): AsyncIterable<StoredDocument[]> {
  let group: StoredDocument[] = []
  let characters = 0
  for await (const one of documents) {
    group.push(one)
    characters += one.document.text.length
    if (group.length < batch.documents && characters < batch.characters) continue
    yield group
    group = []
    characters = 0
  }
  if (group.length > 0) yield group
}
