import type { Content } from '../content/content'
import { cacheFolders } from './ahead/cache-folders'
import { createSampleStore } from './sample-pdf/create-sample-store'
import { planDocument, type SampleDocument } from './sample-pdf/sample-document'
import { hashCode } from './site-store'

let documents: readonly SampleDocument[] = []

/** Reads what the sample deliverables say on paper; later hooks get the same. */
export function refreshSamples({ samples, company }: Pick<Content, 'samples' | 'company'>) {
  documents = samples.map((entry) => planDocument(entry, company))
  return documents
}

/** Where the files of samples are kept, and the version of the code that makes them. */
export const sampleOptions = (root: string) => ({
  folder: cacheFolders(root).samples,
  version: hashCode(root, ['src/gatsby/sample-pdf', 'src/lib']),
})

let store: ReturnType<typeof createSampleStore> | undefined

/** The files of samples: one store for all that this process asks, so that none are made twice. */
export const sampleStore = (root: string) => (store ??= createSampleStore(sampleOptions(root)))

/** Public path -> file, of the samples as last read. */
export async function currentSampleFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const made = await Promise.all(documents.map(sampleStore(root)))
  return new Map(made.flatMap(({ sources }) => [...sources]))
}
