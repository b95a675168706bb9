import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FoundPicture, PictureSource } from './picture-source'

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Folder between the collection and the file; '' at its top. */
  folder: string
  /** File name without ending; the folder's name for `index.md`. */
  slug: string
  text: string
}

/** Read access to `content/`. */
export class ContentFiles implements PictureSource {
  readonly words = { expected: 'a file beside this one', instead: 'Save it next to this file' }

  constructor(
    private readonly directory: string,
    private readonly root: string,
    /** Files that count as absent, since entries of the editor have replaced them. Default: none. */
    private readonly replaced: ReadonlySet<string> = new Set(),
  ) {}

  /** The folder itself, from the project's root. */
  get folder(): string {
    return this.fromRoot(this.directory)
  }

  find(name: string): SourceFile | undefined {
    const absolute = path.join(this.directory, name)
    return existsSync(absolute) ? this.source(absolute, path.dirname(name)) : undefined
  }

  /** Markdown files below a folder that make pages, in order of their paths. */
  markdownIn(folder: string): SourceFile[] {
    return this.everyMarkdownIn(folder).filter(({ file }) => !this.replaced.has(file))
  }

  /** The same with those that entries of the editor have replaced. */
  everyMarkdownIn(folder: string): SourceFile[] {
    const base = path.join(this.directory, folder)
    if (!existsSync(base)) return []
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => this.source(path.join(base, name), path.dirname(name)))
  }

  /** The bytes of a file. @param file Path from the project's root. */
  readBytes = (file: string): Buffer => readFileSync(path.join(this.root, file))

  /** A file named relative to another; undefined when there is none. */
  findPicture(file: string, relative: string): FoundPicture | undefined {
    const absolute = path.resolve(this.root, path.dirname(file), relative)
    if (!absolute.startsWith(this.directory + path.sep) || !existsSync(absolute)) return undefined
    const bytes = readFileSync(absolute)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    return { file: this.fromRoot(absolute), bytes, href: `/media/${hash}/${path.basename(absolute)}` }
  }

  private source(absolute: string, folder: string): SourceFile {
    const name = path.basename(absolute, path.extname(absolute))
    return {
      file: this.fromRoot(absolute),
      folder: folder === '.' ? '' : folder.split(path.sep).join('/'),
      slug: name === 'index' ? path.basename(path.dirname(absolute)) : name,
      text: readFileSync(absolute, 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n/g, '\n'),
    }
  }

  private fromRoot = (absolute: string) => path.relative(this.root, absolute).split(path.sep).join('/')
}
