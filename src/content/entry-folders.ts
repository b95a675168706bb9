import type { EntryKind } from '../../contract/content/entry-kind'

/** Folder of each kind in `content/`. */
export const entryFolders = {
  post: 'blog',
  'case-study': 'case-studies',
  job: 'jobs',
} as const satisfies Record<EntryKind, string>
