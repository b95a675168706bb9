import { useEffect, useRef } from 'react'
import type { ApplicantOrder, ApplicantSummary, Stage } from '../../../contract/applicant'
import { stageTitles } from '../../config/stages'
import { formatDate } from '../../lib/format-date'
import type { ListSelection } from '../../lib/use-list-selection'
import * as table from '../../ui/data-table.module.css'
import { ArrowDown, ArrowUp } from '../../ui/icons'
import { InPageLink } from '../../ui/in-page-link'
import { PagedList } from '../../ui/paged-list'
import type { ApplicantView } from './applicant-view'
import * as css from './applicants-table.module.css'
import { MoveMenu } from './move-menu'
import { Stars } from './stars'
import { noun, type ApplicantInbox } from './use-applicant-inbox'

interface Props {
  inbox: ApplicantInbox
  view: ApplicantView
  hrefOf: (applicant: ApplicantSummary) => string
}

/** Applicants as a table, page by page. */
export function ApplicantsTable({ inbox, view, hrefOf }: Props) {
  const { pages, items, selection, change, move } = inbox
  return (
    <PagedList pages={pages} noun={noun} shown={items.length} empty={explainEmpty(view)}>
      <Table
        items={items}
        selection={selection}
        order={view.order}
        onOrder={(order) => inbox.show({ order })}
        hrefOf={hrefOf}
        onOpen={inbox.open}
        onMove={(item, stage) =>
          item.isSpam ? change([item], { isSpam: false, stage }) : move([item], stage)
        }
        onSpam={(item) => change([item], { isSpam: !item.isSpam })}
      />
    </PagedList>
  )
}

function explainEmpty({ search, spam, stage, job }: ApplicantView): string {
  if (search !== '') return `No applicants match “${search}”`
  if (spam) return 'No spam'
  return stage !== undefined || job !== ''
    ? 'No applicants match these filters'
    : 'No applications yet. They come from the application form on each job page.'
}

interface TableProps {
  items: readonly ApplicantSummary[]
  selection: ListSelection<ApplicantSummary>
  order: ApplicantOrder
  onOrder: (order: ApplicantOrder) => void
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
  onMove: (applicant: ApplicantSummary, stage: Stage) => void
  onSpam: (applicant: ApplicantSummary) => void
}

/** Applicants in rows, in the order of the server, which also orders those not loaded. */
function Table({ items, selection, order, onOrder, hrefOf, onOpen, onMove, onSpam }: TableProps) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const { active, selected, toggle } = selection
  useEffect(() => {
    const link = rows.current?.querySelector<HTMLElement>('[aria-current] a')
    if (!link) return
    link.scrollIntoView({ block: 'nearest' })
    if (rows.current?.contains(document.activeElement) || document.activeElement === document.body)
      link.focus({ preventScroll: true })
  }, [active?.id])
  return (
    <div className={css.frame}>
      <table aria-label="Applicants" className={`${table.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Select</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col">Job</th>
            <th scope="col">Stage</th>
            <SortHead title="Rating" orders={['rating']} order={order} onOrder={onOrder} />
            <SortHead title="Applied" orders={['latest', 'oldest']} order={order} onOrder={onOrder} />
            <SortHead title="Delete on" orders={['retention']} order={order} onOrder={onOrder} />
            <th scope="col">
              <span className="visually-hidden">Move</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {items.map((item) => (
            <tr key={item.id} aria-current={item.id === active?.id ? 'true' : undefined} className={css.row}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Select ${item.name}`}
                  checked={selected.has(item.id)}
                  onChange={() => toggle(item.id)}
                  className={css.box}
                />
              </td>
              <th scope="row">
                <InPageLink href={hrefOf(item)} className={css.name} onOpen={() => onOpen(item)}>
                  {item.name}
                </InPageLink>
                {item.applications > 1 && <span className={css.more}>{item.applications} applications</span>}
              </th>
              <td data-label="Job">{item.jobTitle}</td>
              <td data-label="Stage">{stageTitles[item.stage]}</td>
              <td data-label="Rating">
                <Stars rating={item.rating} />
              </td>
              <td data-label="Applied" className={css.day}>
                <time dateTime={item.createdAt}>{formatDate(item.createdAt.slice(0, 10))}</time>
              </td>
              <td data-label="Delete on" className={css.day}>
                <time dateTime={item.retainUntil}>{formatDate(item.retainUntil)}</time>
              </td>
              <td className={table.end}>
                <MoveMenu
                  applicant={item}
                  onMove={(stage) => onMove(item, stage)}
                  onSpam={() => onSpam(item)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps {
  title: string
  /** What the head sorts by: the first at first, the next on each further press. */
  orders: readonly ApplicantOrder[]
  order: ApplicantOrder
  onOrder: (order: ApplicantOrder) => void
}

const ascending: readonly ApplicantOrder[] = ['oldest', 'retention']

function SortHead({ title, orders, order, onOrder }: HeadProps) {
  const current = orders.indexOf(order)
  const isUp = ascending.includes(current === -1 ? (orders[0] ?? 'latest') : order)
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={current === -1 ? undefined : isUp ? 'ascending' : 'descending'}>
      <button
        type="button"
        className={table.sort}
        onClick={() => onOrder(orders[(current + 1) % orders.length] ?? 'latest')}
      >
        {title} <Arrow size={13} strokeWidth={2} aria-hidden="true" />
      </button>
    </th>
  )
}
