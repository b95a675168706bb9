import type { EntryFile } from '../../contract/entry-file'

/** The entries of the live release that are files of `content/`. */
export interface EntryFiles {
  /** Undefined without a release, or with one of an earlier version. The same list as long as the release is the same. */
  list: () => Promise<readonly EntryFile[] | undefined>
  /** The bytes of an image by its URL on the site; undefined where the release doesn't have it. */
  readPicture: (href: string) => Promise<Buffer | undefined>
}

/** For services without a site: no files are known. */
export const noEntryFiles: EntryFiles = {
  list: () => Promise.resolve(undefined),
  readPicture: () => Promise.resolve(undefined),
}
