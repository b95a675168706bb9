import { createHash } from 'node:crypto'
import type { EntryFiles } from '../../../backend/entries/entry-files'
import type { EntryContent } from '../../../contract/entry'
import type { EntryFile } from '../../../contract/entry-file'

const folders: Partial<Record<EntryContent['kind'], string>> = {
  post: 'blog',
  'case-study': 'case-studies',
  job: 'jobs',
}

/** A file with this content, as the build lists it. @param text Default: derived from the content. */
export function makeFile(content: EntryContent, text = JSON.stringify(content)): EntryFile {
  const { kind, slug } = content
  const hash = createHash('sha256').update(text).digest('hex')
  const file = `content/${folders[kind] ?? kind}/${slug}.md`
  return { kind, slug, file, hash, modified: '2026-03-01', text, content }
}

/** The files of a release that tests change. */
export class ReleaseFiles implements EntryFiles {
  files: EntryFile[] | undefined = []
  pictures: Record<string, Buffer> = {}
  list = () => Promise.resolve(this.files)
  readPicture = (href: string) => Promise.resolve(this.pictures[href])
  /** As the service finds it: the path of the file with this slug. */
  findFile = (kind: EntryFile['kind'], slug: string) =>
    Promise.resolve(this.files?.find((one) => one.kind === kind && one.slug === slug)?.file)

  /** Replaces what a file says. */
  change(file: string, content: EntryContent): void {
    this.files = this.files?.map((one) => (one.file === file ? makeFile(content) : one))
  }
}
