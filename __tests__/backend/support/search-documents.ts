import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { searchDocumentsHref, type SearchDocument } from '../../../contract/search'
import { putFile } from './make-site'

export const makeSearchDocument = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  href: `/blog/${title.toLowerCase().replace(/\W+/g, '-')}/`,
  kind: 'articles',
  title,
  summary: 'What happened, and what we learned.',
  names: '',
  headings: '',
  text: '',
  ...more,
})

/** The file that the build writes. */
export function formatDocuments(
  documents: readonly SearchDocument[],
  synonyms: readonly (readonly string[])[] = [],
): string {
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('')
  const release = createHash('sha256').update(JSON.stringify(synonyms)).update(lines).digest('hex')
  return `${JSON.stringify({ release, documents: documents.length, synonyms })}\n${lines}`
}

/** Puts the search documents of a release into its folder. */
export async function putDocuments(
  directory: string,
  documents: readonly SearchDocument[],
  synonyms?: readonly (readonly string[])[],
): Promise<void> {
  await putFile(path.resolve(directory), searchDocumentsHref, formatDocuments(documents, synonyms))
  await utimes(path.join(directory, 'hosting.json'), new Date(), new Date()) // a build writes it, too
}
