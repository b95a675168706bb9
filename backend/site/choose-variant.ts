import { negotiate } from '@fastify/accept-negotiator'
import mime from 'mime'
import { findFile, type SiteFile } from './find-site-file'

/** The encodings a file can have, best first, with the extensions of their variants. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

export type Encoding = keyof typeof endings
const encodings = Object.keys(endings) as Encoding[]

/** A file and the encoding it is sent in: the file itself, or a compressed variant. */
export interface SiteVariant {
  file: SiteFile
  encoding: Encoding
}

/** The file itself and the compressed variants that the build has written, best first. */
export async function findVariants(whole: SiteFile): Promise<SiteVariant[]> {
  if (!isCompressible(whole.path)) return [{ file: whole, encoding: 'identity' }]
  const found = await Promise.all(
    encodings.map(async (encoding) => {
      const file = encoding === 'identity' ? whole : await findFile(whole.path + endings[encoding])
      return file ? [{ file, encoding }] : []
    }),
  )
  return found.flat()
}

/** The encoding that a client prefers, of those available. A client that rejects them all gets the file itself. */
export function chooseEncoding(acceptEncoding = '', available: readonly Encoding[] = encodings): Encoding {
  const chosen = negotiate(withoutWildcard(acceptEncoding.toLowerCase(), available), [...available])
  return available.find((encoding) => encoding === chosen) ?? 'identity'
}

/** "*" means any encoding that the header does not name; the package would choose the first one, even if rejected. */
function withoutWildcard(header: string, available: readonly Encoding[]): string {
  return header.replace('*', available.find((encoding) => !header.includes(encoding)) ?? 'identity')
}

/** The media type of a file by its name; unknown types are downloads. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether the build may have written compressed variants of the file. */
export const isCompressible = (file: string): boolean => isText(mime.getType(file) ?? '')

const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type)
