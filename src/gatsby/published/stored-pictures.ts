import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { editorPictures } from '../../../contract/content/explain-picture'
import type { PictureForm } from '../../../contract/picture'
import { coverRatio } from '../../config/gatsby'
import type { FoundPicture, PictureSource } from '../../content/picture-source'
import { cutAround } from '../../lib/cut-around'
import { writeWhole } from '../write/write-whole'
import { askBackend, type Bounds } from './ask-backend'

/** The hash of the bytes is in the name where they are not those that the picture was uploaded with. */
const picture = /^\/media\/([0-9a-f]{6,64})\/([\w-][\w-]*(?:\.([0-9a-f]{10}))?\.\w+)$/
const bounds: Bounds = { timeoutMs: 30_000, bytes: 20 * 1024 * 1024 }

interface Options {
  /** Where they are kept. */
  directory: string
  /** The project's root. */
  root: string
  /** Pictures that are shown in another form than the one they were uploaded in. */
  forms: readonly PictureForm[]
}

/** Images from the editor, kept between builds: the URL of a form has a hash of its bytes, so they never change. */
export class StoredPictures implements PictureSource {
  readonly words = editorPictures
  private readonly forms: ReadonlyMap<string, PictureForm>

  constructor(private readonly options: Options) {
    this.forms = new Map(options.forms.map((form) => [form.src, form]))
  }

  findPicture(_: string, url: string): FoundPicture | undefined {
    const { shown: href, focus } = this.formOf(url)
    const stored = this.fileOf(href)
    if (stored === undefined || !existsSync(stored)) return undefined
    const cover = coverOf(stored, focus)
    return {
      file: this.fromRoot(stored),
      bytes: readFileSync(stored),
      href,
      focus,
      ...(cover !== undefined && existsSync(cover) && { cover: this.fromRoot(cover) }),
    }
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
      for (const url of queue) {
        const { shown, focus } = this.formOf(url)
        await this.fetchOne(address, shown)
        await cutCover(this.fileOf(shown), focus)
      }
    }
    await Promise.all(Array.from({ length: 6 }, worker))
  }

  private async fetchOne(address: string, url: string): Promise<void> {
    const { file, hash: expected } = this.readUrl(url)
    if (file === undefined || existsSync(file)) return
    const from = `${address}/api${url}`
    const bytes = await askBackend(from, bounds)
    if (bytes === undefined) return
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!hash.startsWith(expected))
      throw new Error(`${from}: expected the picture its address names, found other bytes. Build again.`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeWhole(file, (part) => writeFile(part, bytes))
  }

  private formOf(url: string): Pick<PictureForm, 'shown' | 'focus'> {
    return this.forms.get(url) ?? { shown: url, focus: null }
  }

  private fileOf(url: string): string | undefined {
    return this.readUrl(url).file
  }

  private readUrl(url: string): { file?: string; hash: string } {
    const [, hash, name, edition] = picture.exec(url) ?? []
    if (hash === undefined || name === undefined) return { hash: '' }
    return { file: path.join(this.options.directory, hash, name), hash: edition ?? hash }
  }

  private fromRoot(file: string): string {
    return path.relative(this.options.root, file)
  }
}

/** The file that a cover shows where its picture has a focal point. */
function coverOf(file: string, focus: PictureForm['focus']): string | undefined {
  if (focus === null) return undefined
  const { dir, name, ext } = path.parse(file)
  return path.join(dir, `${name}.cover-${Math.round(focus.x * 1000)}-${Math.round(focus.y * 1000)}${ext}`)
}

async function cutCover(file: string | undefined, focus: PictureForm['focus']): Promise<void> {
  if (file === undefined || focus === null || !existsSync(file)) return
  const cover = coverOf(file, focus)
  if (cover === undefined || existsSync(cover)) return
  const part = cutAround(imageSize(readFileSync(file)), coverRatio, focus)
  // the build compresses it once more
  const bytes = await sharp(file).extract(part).webp({ quality: 95 }).toBuffer()
  await writeWhole(cover, (half) => writeFile(half, bytes))
}
