import type { Hosting } from '../../../contract/hosting'
import type { Content, Entry } from '../../content/content'

type EntryFile = Hosting['files'][number]

/** The entries that are files, so that the backend can tell whoever wants the same address. */
export function planEntryFiles({ posts, caseStudies, jobs }: Content): EntryFile[] {
  return [...ofKind('post', posts), ...ofKind('case-study', caseStudies), ...ofKind('job', jobs)]
}

const ofKind = (kind: EntryFile['kind'], entries: readonly Entry<unknown>[]): EntryFile[] =>
  entries.flatMap(({ slug, file, published }) => (published === undefined ? [{ kind, slug, file }] : []))
