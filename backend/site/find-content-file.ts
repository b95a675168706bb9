import type { EntryKind } from '../../contract/content/entry-kind'
import type { ReadHosting } from './open-hosting'

/** The file of `content/` that an address of the built site comes from; undefined where there is none. */
export type FindContentFile = (kind: EntryKind, slug: string) => Promise<string | undefined>

/** Finds it in what the built site says of itself; without a site there is none. */
export function createFindContentFile(readHosting: ReadHosting): FindContentFile {
  return async (kind, slug) => {
    const { files = [] } = (await readHosting()) ?? {}
    return files.find((entry) => entry.kind === kind && entry.slug === slug)?.file
  }
}
