import { negotiate } from '@fastify/accept-negotiator'
import mime from 'mime'
import { findFile, type SiteFile } from './find-site-file'

/** The encodings a file can have, best first, with the extensions of their variants. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

type Encoding = keyof typeof endings
const encodings = Object.keys(endings) as Encoding[]

/** A file and the encoding it is sent in: the file itself, or a compressed variant. */
export interface SiteVariant {
  file: SiteFile
  encoding: Encoding
}

/** The variant of a file that a client prefers. A client that rejects every encoding gets the file itself. */
export async function chooseVariant(file: SiteFile, acceptEncoding = ''): Promise<SiteVariant> {
  const uncompressed: SiteVariant = { file, encoding: 'identity' }
  if (!isCompressible(file.path)) return uncompressed
  const variants = await findVariants(file)
  const available = variants.map(({ encoding }) => encoding)
  const chosen = negotiate(withoutWildcard(acceptEncoding.toLowerCase(), available), available)
  return variants.find(({ encoding }) => encoding === chosen) ?? uncompressed
}

/** The encoding that a client prefers, for an answer that is available in all of them. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const chosen = negotiate(withoutWildcard(acceptEncoding.toLowerCase(), encodings), encodings)
  return encodings.find((encoding) => encoding === chosen) ?? 'identity'
}

async function findVariants(whole: SiteFile): Promise<SiteVariant[]> {
  const found = await Promise.all(
    encodings.map(async (encoding) => {
      const file = encoding === 'identity' ? whole : await findFile(whole.path + endings[encoding])
      return file ? [{ file, encoding }] : []
    }),
  )
  return found.flat()
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
