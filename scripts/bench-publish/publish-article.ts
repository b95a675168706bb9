import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importEntry } from '../../backend/entries/import-entry'
import { createPublicationsRepository } from '../../backend/repositories/publications-repository'
import type { Publication } from '../../contract/publication'
import { ContentFiles } from '../../src/content/content-files'
import { readEntry } from '../../src/content/read-entry'
import { listEntryPictures } from '../../src/content/rewrite-pictures'
import { BenchError } from '../bench/bench-error'
import type { Service } from './start-service'

/** Steps of a publication, in order. */
export const steps = ['saved', 'waiting', 'building', 'swapping', 'checking'] as const
export type Step = (typeof steps)[number]

export interface Run {
  /** Milliseconds spent in each step. */
  spent: Record<Step, number>
  /** From the click until visitors read it, from the backend or the built page. */
  readableMs: number
  totalMs: number
  /** The build's log. */
  log: string
}

/** Publishes a new article and waits until visitors see it. @throws BenchError when it fails. */
export async function publishArticle({ db, address, wake }: Service, slug: string): Promise<Run> {
  const content = articleAs(slug)
  const started = performance.now()
  const publishing = { onPublished: wake }
  await importEntry(db, content, { by: 'bench@firm.example', publish: true, publishing })
  const readable = firstAnswer(`${address}/blog/${slug}/`, started)

  const spent = { saved: performance.now() - started, waiting: 0, building: 0, swapping: 0, checking: 0 }
  const publications = createPublicationsRepository(db)
  for (let last = performance.now(); ;) {
    await wait(25)
    const [publication] = await publications.list({ limit: 1 }, { email: '', roles: ['admin'] })
    if (publication?.state === 'failed') throw new BenchError(describeFailure(publication))
    const now = performance.now()
    spent[stepOf(publication)] += now - last
    last = now
    if (publication?.state === 'live') {
      const row = await db
        .selectFrom('build')
        .select('log')
        .where('id', '=', publication.build?.id ?? '')
        .executeTakeFirst()
      return { spent, totalMs: now - started, readableMs: await readable, log: row?.log ?? '' }
    }
  }
}

/** The first article without pictures, under another name. */
function articleAs(slug: string) {
  const files = new ContentFiles(path.resolve('content'), process.cwd())
  const articles = files.markdownIn('blog').map((source) => readEntry('post', source))
  const article = articles.find((content) => listEntryPictures(content).length === 0)
  if (!article) throw new BenchError('There is no article without pictures in content/blog to publish.')
  return { ...article, slug }
}

function stepOf(publication: Publication | undefined): Step {
  const step = publication?.build?.step
  return steps.find((known) => known === step) ?? (step === 'done' ? 'checking' : 'waiting')
}

async function firstAnswer(url: string, started: number): Promise<number> {
  for (;;) {
    if ((await fetch(url, { method: 'GET', headers: { accept: 'text/html' } })).ok)
      return performance.now() - started
    await wait(25)
  }
}

const describeFailure = ({ build }: Publication) =>
  `${build?.log.join('\n') ?? ''}\nIt failed at "${build?.step ?? ''}": ${build?.failure ?? ''}`
