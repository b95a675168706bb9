import { negotiate } from '@fastify/accept-negotiator'
import mime from 'mime'
import { findFile, type SiteFile } from './find-site-file'

/** How a file can be sent, best first, and the ending the build gives that variant of it. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

type Encoding = keyof typeof endings
const encodings = Object.keys(endings) as Encoding[]

/** A file in the encoding it is sent in: itself, or the compressed sibling the build wrote. */
export interface SiteVariant {
  file: SiteFile
  encoding: Encoding
}

/** The variant of a file that a client prefers. The file itself answers even those who refuse every encoding. */
export async function chooseVariant(file: SiteFile, acceptEncoding = ''): Promise<SiteVariant> {
  const uncompressed: SiteVariant = { file, encoding: 'identity' }
  if (!isCompressible(file.path)) return uncompressed
  const variants = await findVariants(file)
  const available = variants.map(({ encoding }) => encoding)
  const chosen = negotiate(withoutWildcard(acceptEncoding.toLowerCase(), available), available)
  return variants.find(({ encoding }) => encoding === chosen) ?? uncompressed
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

/** "*" stands for what the header does not name; the package would take it for the first one, refused or not. */
function withoutWildcard(header: string, available: readonly Encoding[]): string {
  return header.replace('*', available.find((encoding) => !header.includes(encoding)) ?? 'identity')
}

/** The media type of a file by its name; unknown kinds are downloads. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether the build may have written compressed variants of the file. */
export const isCompressible = (file: string): boolean => isText(mime.getType(file) ?? '')

const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type)
