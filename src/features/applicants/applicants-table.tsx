import { useEffect, useRef } from 'react'
import type { ApplicantOrder, ApplicantSummary, Stage } from '../../../contract/applicant'
import { formatDate } from '../../lib/format-date'
import type { ListSelection } from '../../lib/use-list-selection'
import * as table from '../../ui/data-table.module.css'
import { ArrowDown, ArrowUp } from '../../ui/icons'
import * as css from './applicants-table.module.css'
import { MoveMenu } from './move-menu'
import { stageTitles } from '../../config/stages'
import { Stars } from './stars'

interface Props {
  items: readonly ApplicantSummary[]
  triage: ListSelection<ApplicantSummary>
  order: ApplicantOrder
  onOrder: (order: ApplicantOrder) => void
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
  onMove: (applicant: ApplicantSummary, stage: Stage) => void
  onSpam: (applicant: ApplicantSummary) => void
}

/** Applications line by line, in the order the server gives: also of those that are not loaded. */
export function ApplicantsTable({ items, triage, order, onOrder, hrefOf, onOpen, onMove, onSpam }: Props) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const { active, selected, toggle } = triage
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
            <th scope="col">Opening</th>
            <th scope="col">Stage</th>
            <SortHead title="Rating" orders={['rating']} order={order} onOrder={onOrder} />
            <SortHead title="Came" orders={['latest', 'oldest']} order={order} onOrder={onOrder} />
            <SortHead title="Kept until" orders={['retention']} order={order} onOrder={onOrder} />
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
                <a
                  href={hrefOf(item)}
                  className={css.name}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen(item)
                  }}
                >
                  {item.name}
                </a>
                {item.applications > 1 && <span className={css.more}>{item.applications} applications</span>}
              </th>
              <td data-label="Opening">{item.jobTitle}</td>
              <td data-label="Stage">{stageTitles[item.stage]}</td>
              <td data-label="Rating">
                <Stars rating={item.rating} />
              </td>
              <td data-label="Came" className={css.day}>
                <time dateTime={item.createdAt}>{formatDate(item.createdAt.slice(0, 10))}</time>
              </td>
              <td data-label="Kept until" className={css.day}>
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
  /** What the head gives: the first at first, the next on each further press. */
  orders: readonly ApplicantOrder[]
  order: ApplicantOrder
  onOrder: (order: ApplicantOrder) => void
}

const ascending: readonly ApplicantOrder[] = ['oldest', 'retention']

function SortHead({ title, orders, order, onOrder }: HeadProps) {
  const place = orders.indexOf(order)
  const isUp = ascending.includes(place === -1 ? (orders[0] ?? 'latest') : order)
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={place === -1 ? undefined : isUp ? 'ascending' : 'descending'}>
      <button
        type="button"
        className={table.sort}
        onClick={() => onOrder(orders[(place + 1) % orders.length] ?? 'latest')}
      >
        {title} <Arrow size={13} strokeWidth={2} aria-hidden="true" />
      </button>
    </th>
  )
}
