import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from '../write/write-whole'

/**
 * "best" makes the smallest files where visitors would notice; "quick" takes less than half the time for pages that are
 * 2 to 3 % larger, later pages of lists 10 %.
 */
export type Effort = 'best' | 'quick'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(?:html|m?js|css|json|xml|svg|txt|webmanifest)$/
/** They rarely change between builds, so that the best compression is worth its time. */
const lasting = /\.(?:js|css)$/
const qualities = { best: 11, quick: 10, light: 8 } as const
type Quality = keyof typeof qualities
/** Of the kept files. */
const endings: Record<Quality, string> = { best: '.br', quick: '.quick.br', light: '.light.br' }

/** Data of the whole site, which every build changes and only the backend, employees' browsers, feed readers and search engines load. */
const wholeSite = /\/(?:entry-files|seo-facts|live-site|site-index|search-texts)\.json$|\.xml$/

/** Later pages of lists, which every new article changes and few people load. */
const laterPages = /\/(?:blog|tag\/[^/]+)\/page\/\d+\//

/** Pages that only employees' browsers load; the `.mjs` shows applicants' PDFs. */
const internal = /\/(?:admin|employee|auth)\/|\.mjs$/

/** Data that scripts fetch once a page is there, and pictures: the best compression would take twice the time for a hundredth of the bytes. */
const data = /\.(?:json|svg)$/

/** Pages from this many bytes on come near the 20 KB they may have: the best compression saves a fiftieth of the bytes, for twice the time. */
const largePage = 84_000

/** Below this many bytes a compressed sibling gains nothing. */
const worthCompressing = 512

/** How long a compressed file is kept after the last build that used it, in milliseconds. */
const keptMs = 24 * 60 * 60 * 1000

export interface Compressor {
  /** Writes `.br` and `.gz` beside a text file. */
  write: (file: string, bytes: Buffer) => Promise<void>
  /** Compresses a text file for a later `write`; how many bytes it then has. */
  prepare: (file: string, bytes: Buffer) => Promise<number>
  /** Removes files that no build has used for a day; call it at the end. */
  forgetUnused: () => Promise<void>
}

interface Options {
  /** Where results are kept. */
  directory: string
  effort: Effort
  /** Names of scripts and styles that only employees' browsers load: a tenth of the time for a twelfth of the bytes. */
  internalFiles?: ReadonlySet<string>
}

/**
 * Compresses files. Earlier results come from `directory`, by a hash of the input, so that an unchanged page
 * costs nothing.
 */
export function createCompressor({ directory, effort, internalFiles = new Set() }: Options): Compressor {
  const used = new Map<string, Promise<string>>()

  /** Name of the kept file, made where there is none; once, also for files that are alike. */
  function keep(name: string, make: () => Promise<Buffer>): Promise<string> {
    const kept = used.get(name) ?? findOrMake(path.join(directory, name), make)
    used.set(name, kept)
    return kept
  }

  async function findOrMake(kept: string, make: () => Promise<Buffer>): Promise<string> {
    if (existsSync(kept)) return kept
    const bytes = await make()
    await mkdir(directory, { recursive: true })
    await writeWhole(kept, (part) => writeFile(part, bytes))
    return kept
  }

  /** The kept variants of a file; undefined for those that are served as they are. */
  async function compress(
    file: string,
    bytes: Buffer,
  ): Promise<readonly [br: string, gz: string] | undefined> {
    if (!compressible.test(file) || bytes.length < worthCompressing) return undefined
    const hash = createHash('sha256').update(bytes).digest('hex')
    const isKept = (quality: Quality) => existsSync(path.join(directory, `${hash}${endings[quality]}`))
    const isInternal = internalFiles.has(path.basename(file)) || (lasting.test(file) && isKept('light'))
    const quality = isKept('best') ? 'best' : isInternal ? 'light' : chooseQuality(file, bytes.length, effort)
    return Promise.all([
      keep(`${hash}${endings[quality]}`, () => compressAs(quality, bytes)),
      keep(`${hash}.gz`, () => zip(bytes, { level: 9 })),
    ])
  }

  return {
    write: async (file, bytes) => {
      const [br, gz] = (await compress(file, bytes)) ?? []
      if (br === undefined || gz === undefined) return
      await Promise.all([copyFile(br, `${file}.br`), copyFile(gz, `${file}.gz`)])
    },
    prepare: async (file, bytes) => {
      const [br] = (await compress(file, bytes)) ?? []
      return br === undefined ? bytes.length : (await stat(br)).size
    },
    forgetUnused: () => forgetUnused(directory, used),
  }
}

function chooseQuality(file: string, size: number, effort: Effort): Quality {
  if (wholeSite.test(file) || internal.test(file)) return 'light'
  if (effort === 'best') return isSmall(file, size) || data.test(file) ? 'quick' : 'best'
  if (lasting.test(file)) return 'best'
  return laterPages.test(file) ? 'light' : 'quick'
}

const isSmall = (file: string, size: number) => file.endsWith('.html') && size < largePage

function compressAs(quality: Quality, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotli(bytes, { params })
}

async function forgetUnused(directory: string, used: ReadonlyMap<string, unknown>): Promise<void> {
  const now = new Date()
  for (const name of existsSync(directory) ? await readdir(directory) : []) {
    const file = path.join(directory, name)
    if (used.has(name)) await utimes(file, now, now)
    else if (now.getTime() - (await stat(file)).mtimeMs > keptMs) await rm(file)
  }
}
