import { titleOf } from '../../../contract/content/kinds'
import type { Hosting } from '../../../contract/hosting'
import type { Content, Entry } from '../../content/content'

type EntryFile = Hosting['files'][number]

/**
 * The entries that are files, so that the backend can tell people who want the same address, and knows what visitors
 * apply for or comment on.
 */
export function planEntryFiles({ posts, caseStudies, jobs, people }: Content): EntryFile[] {
  return [
    ...ofKind('post', posts),
    ...ofKind('case-study', caseStudies),
    ...ofKind('job', jobs, ({ status, closes }) => ({ status, ...(closes !== undefined && { closes }) })),
    ...ofKind('person', people),
  ]
}

/** @param more What visitors' forms need to know besides the title. */
const ofKind = <Data extends { title: string } | { name: string }>(
  kind: EntryFile['kind'],
  entries: readonly Entry<Data>[],
  more: (data: Data) => Partial<EntryFile> = () => ({}),
): EntryFile[] =>
  entries
    .filter(({ published }) => published === undefined)
    .map(({ slug, file, data }) => ({
      kind,
      slug,
      file,
      title: titleOf({ kind, fields: data }),
      ...more(data),
    }))
