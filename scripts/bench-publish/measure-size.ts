import { rmSync } from 'node:fs'
import { importEntry } from '../../backend/entries/import-entry'
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
  try {
    for (let run = 1; run <= runs; run++) {
      say(`Building it with one more, ${run} of ${runs}`)
      const built = service.nextBuild()
      await importEntry(service.db, asNew(article(posts + run)), {
        by,
        publish: true,
        publishing: { onPublished: service.wake },
      })
      warm.push(await built)
    }
  } finally {
    await service.close()
    remove()
  }
  return { posts, cold: service.first, warm }
}

/** Dated on the day of publication, so newer than all others. */
function asNew({ fields: { date: _, ...fields }, ...content }: Post): Post {
  return { ...content, fields }
}
