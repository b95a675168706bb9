import type { EntrySummary } from '../../../../contract/entry'
import { matchesWords } from '../../../lib/matches-words'
import type { FileEntry } from '../entry-page-props'

/** A row of the list: an entry of the editor, or a file. */
export type ListRow = { from: 'editor'; entry: EntrySummary } | { from: 'file'; file: FileEntry }

interface Sources {
  entries: readonly EntrySummary[]
  files: readonly FileEntry[]
  search: string
  /** Whether more entries can be loaded. */
  hasMore: boolean
}

/** When it was last changed; dates and times compare as strings. */
export const changedAt = (row: ListRow): string =>
  row.from === 'editor' ? row.entry.updatedAt : row.file.modified

export const keyOf = (row: ListRow): string => (row.from === 'editor' ? row.entry.id : row.file.file)

export const titleOf = (row: ListRow): string => (row.from === 'editor' ? row.entry.title : row.file.title)

/**
 * Both sources in one list, the latest change first. Files older than all loaded entries are left out until more are
 * loaded, so that new rows are never inserted above others.
 */
export function mergeRows({ entries, files, search, hasMore }: Sources): ListRow[] {
  const oldest = hasMore ? entries.at(-1)?.updatedAt : undefined
  const shown = files
    .filter(({ title, slug, file }) => matchesWords(`${title} ${slug} ${file}`, search))
    .filter(({ modified }) => oldest === undefined || modified > oldest)
  const rows: ListRow[] = [
    ...entries.map((entry) => ({ from: 'editor' as const, entry })),
    ...shown.map((file) => ({ from: 'file' as const, file })),
  ]
  return rows.toSorted((one, other) => changedAt(other).localeCompare(changedAt(one)))
}
