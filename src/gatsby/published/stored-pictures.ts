import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editorPictures } from '../../../contract/content/explain-picture'
import type { PictureSource } from '../../content/picture-source'
import { askBackend, type Bounds } from './ask-backend'

const picture = /^\/media\/([0-9a-f]{6,64})\/([\w-][\w.-]*)$/
const bounds: Bounds = { timeoutMs: 30_000, bytes: 20 * 1024 * 1024 }

/** Images from the editor, kept between builds: their URL has a hash of their bytes, so they never change. */
export class StoredPictures implements PictureSource {
  readonly words = editorPictures

  /** @param directory Where they are kept. @param root The project's root. */
  constructor(
    private readonly directory: string,
    private readonly root: string,
  ) {}

  findPicture(_: string, url: string) {
    const stored = this.fileOf(url)
    if (stored === undefined || !existsSync(stored)) return undefined
    return { file: path.relative(this.root, stored), bytes: readFileSync(stored), href: url }
  }

  /**
   * Fetches images that are not stored yet; those that the backend does not have stay missing.
   *
   * @param address Of the backend, without /api.
   * @throws BackendAway when it does not answer.
   */
  async fetchMissing(address: string, urls: Iterable<string>): Promise<void> {
    const queue = [...new Set(urls)].values()
    const worker = async () => {
      for (const url of queue) await this.fetchOne(address, url)
    }
    await Promise.all(Array.from({ length: 6 }, worker))
  }

  private async fetchOne(address: string, url: string): Promise<void> {
    const file = this.fileOf(url)
    if (file === undefined || existsSync(file)) return
    const from = `${address}/api${url}`
    const bytes = await askBackend(from, bounds)
    if (bytes === undefined) return
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!hash.startsWith(path.basename(path.dirname(file))))
      throw new Error(`${from}: expected the picture its address names, found other bytes. Build again.`)
    await mkdir(path.dirname(file), { recursive: true })
    const whole = `${file}.${process.pid}`
    await writeFile(whole, bytes)
    await rename(whole, file) // a killed build leaves no partial image
  }

  private fileOf(url: string): string | undefined {
    const [, hash, name] = picture.exec(url) ?? []
    return hash === undefined || name === undefined ? undefined : path.join(this.directory, hash, name)
  }
}
