import { useState, type ReactNode } from 'react'
import { formatDate } from '../../lib/format-date'
import { matchesWords } from '../../lib/matches-words'
import { DataTable, type DataColumn } from '../../ui/data-table'
import { EmptyNote } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './entries.module.css'

/** One entry of the site that comes from a file. */
export interface Entry {
  title: string
  /** Its public page. */
  href: string
  /** As YYYY-MM-DD. */
  date: string
  /** Its subjects, trade or state, in a few words. */
  note: string
  /** The file it comes from, e.g. "content/blog/tides.md". */
  file: string
}

interface Props {
  title: string
  lead: ReactNode
  /** What one of them is called, and several. */
  noun: readonly [one: string, many: string]
  /** Heads of the columns for `date` and `note`, e.g. "Published" and "Subjects". */
  dateTitle: string
  noteTitle: string
  entries: readonly Entry[]
}

/** A list of the site's entries with the files they come from, the newest first. */
export function Entries({ title, lead, noun, dateTitle, noteTitle, entries }: Props) {
  const [search, setSearch] = useState('')
  const shown = entries.filter((entry) =>
    matchesWords([entry.title, entry.note, entry.file].join(' '), search),
  )
  const [one, many] = noun
  return (
    <WorkspacePage title={title} lead={lead}>
      <SearchInput label={`Search ${many}`} value={search} onChange={setSearch} />
      <p role="status" className={css.count}>
        {shown.length === entries.length
          ? `${entries.length} ${entries.length === 1 ? one : many}`
          : `${shown.length} of ${entries.length} ${many}`}
      </p>
      {shown.length === 0 ? (
        <EmptyNote>
          {entries.length === 0 ? `There are no ${many} yet.` : `No ${one} fits “${search.trim()}”.`}
        </EmptyNote>
      ) : (
        <DataTable
          label={title}
          columns={columnsFor(dateTitle, noteTitle)}
          rows={shown}
          keyOf={({ href }) => href}
          initialSort={{ column: 1, direction: 'descending' }}
        />
      )}
    </WorkspacePage>
  )
}

const columnsFor = (dateTitle: string, noteTitle: string): readonly DataColumn<Entry>[] => [
  {
    title: 'Title',
    cell: ({ title, href }) => (
      <SiteLink href={href} className={css.title}>
        {title}
      </SiteLink>
    ),
    sortBy: ({ title }) => title,
  },
  {
    title: dateTitle,
    cell: ({ date }) => (
      <time dateTime={date} className={css.date}>
        {formatDate(date)}
      </time>
    ),
    sortBy: ({ date }) => date,
  },
  { title: noteTitle, cell: ({ note }) => note, sortBy: ({ note }) => note },
  { title: 'File', cell: ({ file }) => <code className={css.file}>{file}</code>, sortBy: ({ file }) => file },
]
