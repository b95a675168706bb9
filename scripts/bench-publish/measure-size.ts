import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { importEntry } from '../../backend/entries/import-entry'
import { searchIndexHref } from '../../src/config/search'
import { atEnd } from '../bench/at-end'
import { copyProject } from './copy-project'
import { createArticles, type Post } from './make-articles'
import { startService, type BuildTime } from './start-service'

/** Build times with this number of published articles. */
export interface SizeTimes {
  posts: number
  /** With no cache at all. */
  cold: BuildTime
  /** Each after one more article. */
  warm: BuildTime[]
  /** From publishing such an article until it is live, in milliseconds. */
  liveMs: number[]
  /** Of what the search box loads, compressed, in bytes. */
  searchBytes: number
}

/** Publishes articles, builds the site for the first time, then publishes more, one by one. */
export async function measureSize(
  posts: number,
  runs: number,
  say: (text: string) => void,
): Promise<SizeTimes> {
  const article = createArticles()
  const by = 'bench@firm.example'
  say(`Writing ${posts} articles`)
  const directory = await copyProject(`reports/many-${posts}`)
  const remove = atEnd(() => rmSync(directory, { recursive: true, force: true }))
  const service = await startService({
    directory,
    fill: async (db) => {
      for (let number = 1; number <= posts; number++)
        await importEntry(db, article(number), { by, publish: true })
      say(`Building the site with ${posts} articles, cold`)
    },
  })
  const warm: BuildTime[] = []
  const liveMs: number[] = []
  let searchBytes = Number.NaN
  try {
    for (let run = 1; run <= runs; run++) {
      say(`Building it with one more, ${run} of ${runs}`)
      const started = performance.now()
      const built = service.nextBuild()
      await importEntry(service.db, asNew(article(posts + run)), {
        by,
        publish: true,
        publishing: { onPublished: service.wake },
      })
      warm.push(await built)
      liveMs.push(performance.now() - started)
    }
    searchBytes = sizeOfSearch(service.siteDirectory)
  } finally {
    await service.close()
    remove()
  }
  return { posts, cold: service.first, warm, liveMs, searchBytes }
}

/** Too small a file has no compressed variant. */
function sizeOfSearch(siteDirectory: string): number {
  const file = path.join(siteDirectory, searchIndexHref)
  return (
    [`${file}.br`, file]
      .map((name) => statSync(name, { throwIfNoEntry: false })?.size)
      .find(Number.isFinite) ?? 0
  )
}

/** Dated on the day of publication, so newer than all others. */
function asNew({ fields: { date: _, ...fields }, ...content }: Post): Post {
  return { ...content, fields }
}
