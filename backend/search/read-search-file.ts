import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import {
  SearchDocumentSchema,
  SearchHeaderSchema,
  searchDocumentsHref,
  type SearchHeader,
} from '../../contract/search'
import { termsVersion } from '../../contract/search-words'
import { codeOf } from '../errors/code-of'
import type { StoredDocument } from '../repositories/search-repository'

/** The search documents of a release. */
export interface SearchFile {
  header: SearchHeader
  /** Reads on; in the order of the file. @throws Error for a line that is no search document. */
  documents: () => AsyncIterable<StoredDocument>
  /** Call it when no more is read. */
  close: () => void
}

/** Opens the search documents in the folder of a release; undefined if it has none. */
export async function openSearchFile(directory: string): Promise<SearchFile | undefined> {
  return parse(createReadStream(path.join(directory, searchDocumentsHref))).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

/** Asks for the search documents of a site that another host serves; undefined if it has none. */
export async function fetchSearchFile(siteUrl: string, signal: AbortSignal): Promise<SearchFile | undefined> {
  const response = await fetch(`${siteUrl}${searchDocumentsHref}`, { signal })
  if (response.ok && response.body) return parse(Readable.fromWeb(response.body as ReadableStream))
  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new Error(`The request for the search documents returned ${response.status}.`)
}

async function parse(stream: Readable): Promise<SearchFile> {
  const lines = createInterface({ input: stream, crlfDelay: Infinity })
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject))
  failed.catch(() => undefined)
  const reader = lines[Symbol.asyncIterator]()
  const first = await Promise.race([reader.next(), failed])
  const close = () => {
    lines.close()
    stream.destroy()
  }
  try {
    const header = SearchHeaderSchema.parse(JSON.parse(first.done ? '' : first.value))
    return { header, documents: () => readDocuments(reader, failed), close }
  } catch (cause) {
    close()
    throw new Error('The search documents of the site can’t be read.', { cause })
  }
}

async function* readDocuments(
  lines: AsyncIterator<string>,
  failed: Promise<never>,
): AsyncIterable<StoredDocument> {
  for (;;) {
    const line = await Promise.race([lines.next(), failed])
    if (line.done) return
    const document = SearchDocumentSchema.parse(JSON.parse(line.value))
    yield { hash: createHash('sha256').update(`${termsVersion} ${line.value}`).digest('hex'), document }
  }
}
