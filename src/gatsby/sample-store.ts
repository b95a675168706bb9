import path from 'node:path'
import type { Content } from '../content/content'
import { createSampleFiles } from './sample-pdf/create-sample-files'
import { planDocument } from './sample-pdf/sample-document'
import { hashCode } from './site-store'

let sources: ReadonlyMap<string, string> = new Map()

/** Makes the files of the sample deliverables; later hooks publish them. */
export async function refreshSamples(
  root: string,
  { samples, company }: Pick<Content, 'samples' | 'company'>,
) {
  const made = await createSampleFiles({
    documents: samples.map((entry) => planDocument(entry, company)),
    cacheDirectory: path.join(root, 'node_modules/.cache/site/samples'),
    version: hashCode(root, ['src/gatsby/sample-pdf', 'src/lib']),
  })
  sources = made.sources
  return made
}

/** Public path -> file, of the files as last made. */
export const currentSampleFiles = (): ReadonlyMap<string, string> => sources
