import { useMemo, useState } from 'react'
import { matchesWords } from '../../lib/matches-words'
import { DataTable, type DataColumn } from '../../ui/data-table'
import { EmptyNote } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import { SiteLink } from '../../ui/site-link'
import { ToggleOption } from '../../ui/toggle-option'
import { WorkspacePage } from '../../ui/workspace-page'
import { planSeoRows, seoLimits, type BuiltPage, type SeoRow } from './plan-seo-rows'
import * as css from './seo.module.css'

/** /admin/seo/: what every public page says of itself to search engines. */
export function Seo({ pages }: { pages: readonly BuiltPage[] }) {
  const rows = useMemo(() => planSeoRows(pages), [pages])
  const [search, setSearch] = useState('')
  const [faultyOnly, setFaultyOnly] = useState(false)
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  const shown = rows.filter(
    ({ path, title, description, faults }) =>
      (!faultyOnly || faults.length > 0) && matchesWords(`${path} ${title} ${description}`, search),
  )
  return (
    <WorkspacePage
      title="Search engines"
      lead="What each public page says of itself, as it was last built. The texts are in the files under content/."
    >
      <div className={css.tools}>
        <SearchInput label="Search pages" value={search} onChange={setSearch} />
        <ToggleOption selected={faultyOnly} onChange={setFaultyOnly}>
          With faults ({faulty})
        </ToggleOption>
      </div>
      <p role="status" className={css.count}>
        {shown.length} of {rows.length} pages
      </p>
      {shown.length === 0 ? (
        <EmptyNote>
          {faultyOnly && search.trim() === ''
            ? 'No page has a fault.'
            : `No page${faultyOnly ? ' with a fault' : ''} fits “${search.trim()}”.`}
        </EmptyNote>
      ) : (
        <DataTable label="Public pages" columns={columns} rows={shown} keyOf={({ path }) => path} />
      )}
    </WorkspacePage>
  )
}

const columns: readonly DataColumn<SeoRow>[] = [
  {
    title: 'Page',
    width: '19%',
    cell: ({ path }) => (
      <SiteLink href={path} className={css.path}>
        {path}
      </SiteLink>
    ),
    sortBy: ({ path }) => path,
  },
  {
    title: 'Title',
    width: '24%',
    cell: ({ title }) => <Measured text={title} max={seoLimits.title} />,
    sortBy: ({ title }) => title.length,
  },
  {
    title: 'Description',
    width: '33%',
    cell: ({ description }) => (
      <Measured text={description} min={seoLimits.descriptionMin} max={seoLimits.descriptionMax} />
    ),
    sortBy: ({ description }) => description.length,
  },
  { title: 'Canonical', cell: ({ path, canonical }) => <Canonical path={path} canonical={canonical} /> },
  {
    title: 'Indexed',
    cell: ({ noindex }) => (noindex ? 'No' : 'Yes'),
    sortBy: ({ noindex }) => (noindex ? 'No' : 'Yes'),
  },
  {
    title: 'Faults',
    cell: ({ faults }) => <Faults faults={faults} />,
    sortBy: ({ faults }) => -faults.length,
  },
]

/** A text and its length; the length stands out where it is beside the limits. */
function Measured({ text, min = 1, max }: { text: string; min?: number; max: number }) {
  const fits = text.length >= min && text.length <= max
  return (
    <span className={css.measured}>
      <span>{text === '' ? '–' : text}</span>
      <span className={fits ? css.fits : css.misses}>
        {text.length}
        <span className="visually-hidden"> characters</span>
      </span>
    </span>
  )
}

/** Mostly a page's own address, which needs no repeating. */
function Canonical({ path, canonical }: { path: string; canonical: string }) {
  if (canonical === '') return '–'
  return canonical.endsWith(path) && new URL(canonical).pathname === path ? (
    <span className={css.own}>itself</span>
  ) : (
    <span className={css.path}>{canonical}</span>
  )
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <span className={css.own}>none</span>
  return (
    <ul className={css.faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}
