import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Hosting } from '../../contract/hosting'
import type { Validators } from './check-preconditions'
import {
  chooseEncoding,
  contentType,
  findVariants,
  isCompressible,
  type Encoding,
  type SiteVariant,
} from './choose-variant'
import type { FileMemory } from './create-file-memory'
import { findRedirect, type Moved } from './find-redirect'
import { findSiteFile, type PageElsewhere, type SiteFile } from './find-site-file'
import { planHeaders } from './plan-headers'

type Headers = Record<string, string>

/** A file in one encoding, and the headers it is sent with. */
export interface PlannedFile extends Validators {
  file: SiteFile
  /** Of the content, strong: the same after a rebuild and on every instance, another for each encoding. */
  etag: string
  size: number
  /** All headers of the whole file. */
  whole: Headers
  /** All headers of 304. */
  unchanged: Headers
  /** Those that describe its bytes, for an answer that is not about the file itself. */
  labels: Headers
}

/** The files of one release. A release is replaced as a whole, so each file is looked up and planned once. */
export interface SiteFiles {
  /**
   * The file for a path in the encoding that a client prefers, or where else to go. Redirects come first.
   *
   * @param pathname Decoded and normalised, see `readRequestPath`.
   */
  find: (pathname: string, acceptEncoding?: string) => Promise<PlannedFile | Elsewhere | undefined>
  memory: FileMemory
}

type Elsewhere = PageElsewhere | Moved

/** A file, and the plans of the encodings it was asked for in. */
interface KnownFile {
  variants: readonly SiteVariant[]
  encodings: readonly Encoding[]
  plans: Map<Encoding, PlannedFile>
}

/** More files than a site has: where letters of either case lead to a file, it has endless addresses. */
const mostFiles = 50_000

export function createSiteFiles(
  directory: string,
  { hosting, memory }: { hosting: Hosting | undefined; memory: FileMemory },
): SiteFiles {
  const known = new Map<string, KnownFile>()

  async function learn(pathname: string): Promise<KnownFile | Elsewhere | undefined> {
    const moved = findRedirect(hosting?.redirects ?? [], pathname)
    if (moved) return moved
    const found = await findSiteFile(directory, pathname)
    if (found?.kind !== 'file') return found
    const variants = await findVariants(found.file)
    const file = { variants, encodings: variants.map(({ encoding }) => encoding), plans: new Map() }
    if (known.size >= mostFiles) known.clear()
    known.set(pathname, file)
    return file
  }

  async function plan(pathname: string, { variants, plans }: KnownFile, encoding: Encoding) {
    const variant = variants.find((one) => one.encoding === encoding)
    const whole = variants.at(-1)
    if (!variant || !whole) return undefined
    const planned = planFile(hosting, { pathname, whole: whole.file, variant, etag: await tag(variant.file) })
    plans.set(encoding, planned)
    return planned
  }

  /** Reads a small file into memory, as it is about to be sent. */
  async function tag(file: SiteFile): Promise<string> {
    const digest = createHash('sha1')
    if (memory.holds(file)) digest.update(await memory.read(file))
    else await pipeline(createReadStream(file.path), digest)
    return `"${digest.digest('base64url')}"`
  }

  return {
    memory,
    find: async (pathname, acceptEncoding) => {
      const file = known.get(pathname) ?? (await learn(pathname))
      if (!file || 'kind' in file) return file
      const encoding = chooseEncoding(acceptEncoding, file.encodings)
      return file.plans.get(encoding) ?? plan(pathname, file, encoding)
    },
  }
}

interface Variant {
  pathname: string
  /** The file itself, whose name says its type. */
  whole: SiteFile
  variant: SiteVariant
  etag: string
}

function planFile(hosting: Hosting | undefined, { pathname, whole, variant, etag }: Variant): PlannedFile {
  const { file, encoding } = variant
  const type = contentType(whole.path)
  const vary: Headers = isCompressible(whole.path) ? { vary: 'Accept-Encoding' } : {}
  const labels = {
    ...vary,
    'content-type': type,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const general = planHeaders(hosting, { pathname, status: 200, type })
  const bytes = {
    'content-length': String(file.size),
    'accept-ranges': 'bytes',
    'last-modified': new Date(file.modifiedMs).toUTCString(),
  }
  return {
    file,
    etag,
    modifiedMs: file.modifiedMs,
    size: file.size,
    whole: { ...labels, etag, ...bytes, ...general },
    unchanged: { ...vary, etag, ...general },
    labels,
  }
}
