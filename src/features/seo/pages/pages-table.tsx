import { createContext, use, useEffect, useRef } from 'react'
import type { ListSelection } from '../../../lib/use-list-selection'
import { DataTable, type DataColumn, type Sort } from '../../../ui/data-table'
import type { SeoRow } from '../plan-seo-rows'
import * as css from '../seo.module.css'
import { seoLimits } from '../validate-page'

interface Props {
  rows: readonly SeoRow[]
  selection: ListSelection<SeoRow>
  onOpen: (path: string) => void
  onSort: (sort: Sort) => void
  siteUrl: string
}

type Shared = Pick<Props, 'selection' | 'onOpen' | 'siteUrl'>
const SharedContext = createContext<Shared | undefined>(undefined)

/** The pages with their values after the next build and their issues. */
export function PagesTable({ rows, onSort, ...shared }: Props) {
  const { active } = shared.selection
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // scrolls only when users move by key, not when the list appears
    if (!isFirst.current) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    isFirst.current = false
  }, [active?.path])
  return (
    <SharedContext value={shared}>
      <div ref={box}>
        <DataTable
          label="Public pages"
          columns={pageColumns}
          rows={rows}
          keyOf={({ path }) => path}
          onSort={onSort}
          current={active?.path}
        />
      </div>
    </SharedContext>
  )
}

export const pageColumns: readonly DataColumn<SeoRow>[] = [
  { title: 'Page', width: '22%', cell: (row) => <PageCell row={row} />, sortBy: ({ path }) => path },
  {
    title: 'Meta title',
    width: '24%',
    cell: ({ saved }) => <Measured text={saved.title} max={seoLimits.title} />,
    sortBy: ({ saved }) => saved.title.length,
  },
  {
    title: 'Meta description',
    width: '30%',
    cell: ({ saved }) => (
      <Measured text={saved.description} min={seoLimits.descriptionMin} max={seoLimits.descriptionMax} />
    ),
    sortBy: ({ saved }) => saved.description.length,
  },
  {
    title: 'Status',
    cell: (row) => <States row={row} />,
    sortBy: (row) => statesOf(row, '').join(' ') || '~',
  },
  {
    title: 'Issues',
    cell: ({ issues }) => <Issues issues={issues} />,
    sortBy: ({ issues }) => -issues.length,
  },
]

function PageCell({ row: { path, gone } }: { row: SeoRow }) {
  const shared = use(SharedContext)
  if (!shared) return path
  const { selection, onOpen } = shared
  return (
    <span className={css.page}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={`Select ${path}`}
        checked={selection.selected.has(path)}
        onChange={() => selection.toggle(path)}
      />
      {gone ? (
        <span className={css.path}>{path}</span>
      ) : (
        <button
          type="button"
          className={css.path}
          onClick={() => {
            selection.activate(path)
            onOpen(path)
          }}
        >
          {path}
        </button>
      )}
    </span>
  )
}

/** A text and its length, which stands out beyond the limits. */
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

function States({ row }: { row: SeoRow }) {
  const siteUrl = use(SharedContext)?.siteUrl ?? ''
  const states = statesOf(row, siteUrl)
  if (states.length === 0) return <span className={css.own}>Default</span>
  return (
    <ul className={css.states}>
      {states.map((state) => (
        <li key={state} className={state === 'Pending' ? css.pending : ''}>
          {state}
        </li>
      ))}
    </ul>
  )
}

function statesOf({ setting, pending, saved, address, gone }: SeoRow, siteUrl: string): string[] {
  if (gone) return ['Page not found']
  const { canonical } = saved
  const shown = canonical.startsWith(`${siteUrl}/`) ? canonical.slice(siteUrl.length) : canonical
  return [
    ...(pending ? ['Pending'] : []),
    ...(setting ? ['Customised'] : []),
    ...(saved.noindex ? ['Noindex'] : []),
    ...(canonical === address ? [] : [`Canonical: ${shown}`]),
  ]
}

function Issues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return <span className={css.own}>None</span>
  return (
    <ul className={css.issues}>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  )
}
