import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/

/** Below this many bytes a compressed sibling gains nothing. */
const worthCompressing = 512

/**
 * Writes `.br` and `.gz` beside a text file. What was compressed before comes from `cacheDirectory`, by a
 * hash of its bytes.
 */
export async function writeCompressed(file: string, bytes: Buffer, cacheDirectory: string): Promise<void> {
  if (!compressible.test(file) || bytes.length < worthCompressing) return
  const name = path.join(cacheDirectory, createHash('sha256').update(bytes).digest('hex'))
  if (!existsSync(`${name}.gz`)) {
    await mkdir(cacheDirectory, { recursive: true })
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
    await writeFile(`${name}.br`, br)
    await writeFile(`${name}.gz`, gz)
  }
  await Promise.all(['br', 'gz'].map((ending) => copyFile(`${name}.${ending}`, `${file}.${ending}`)))
}
