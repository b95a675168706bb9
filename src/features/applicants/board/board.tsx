import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useDrop } from 'react-aria-components/useDrop'
import type { ApplicantSummary } from '../../../../contract/applicant'
import { stageTitles } from '../../../config/stages'
import { formatCount } from '../../../lib/format-count'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { LoadMore } from '../../../ui/paged-list'
import { ApplicantCard, dragType, type ApplicantCardProps } from './applicant-card'
import * as css from './board.module.css'
import type { BoardColumn } from './use-board'

interface Props {
  /** All, or one on a phone. */
  columns: readonly BoardColumn[]
  /** Id of the active card. */
  active: string | undefined
  cardOf: (applicant: ApplicantSummary) => ApplicantCardProps
  onDrop: (id: string, column: BoardColumn) => void
}

/** Applicants by stage. The active card stays in sight, and has the focus where the board has it. */
export function Board({ columns, active, cardOf, onDrop }: Props) {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = board.current?.querySelector<HTMLElement>('[aria-current]')
    const link = card?.querySelector('a')
    if (!card || !link) return
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // the focus is lost when the card that had it moves
    if (board.current?.contains(document.activeElement) || document.activeElement === document.body)
      link.focus({ preventScroll: true })
  }, [active])
  return (
    <div ref={board} className={css.board} data-single={columns.length === 1 || undefined}>
      {columns.map((column) => (
        <Column key={column.stage} column={column} cardOf={cardOf} onDrop={(id) => onDrop(id, column)} />
      ))}
    </div>
  )
}

interface ColumnProps {
  column: BoardColumn
  cardOf: (applicant: ApplicantSummary) => ApplicantCardProps
  /** A card was dropped here. */
  onDrop: (id: string) => void
}

/** The applicants at one stage; a card can be dropped anywhere on it. */
function Column({ column: { stage, items, total, pages }, cardOf, onDrop }: ColumnProps) {
  const target = useRef<HTMLButtonElement>(null)
  const title = stageTitles[stage]
  // not known until it is loaded
  const count = pages.data && formatCount(total)
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: target,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop: ({ items: dropped }) => {
      for (const item of dropped) if (item.kind === 'text') void item.getText(dragType).then(onDrop)
    },
  })
  return (
    <section
      {...dropProps}
      aria-label={count === undefined ? title : `${title}, ${count}`}
      data-drop={isDropTarget || undefined}
      className={css.column}
    >
      <h2 className={css.title}>
        {title} {count !== undefined && <span className={css.count}>{count}</span>}
      </h2>
      <Button
        {...dropButtonProps}
        ref={target}
        excludeFromTabOrder
        aria-label={`Move to ${title}`}
        className="visually-hidden"
      />
      {pages.isPending && <Skeleton label={`Loading ${title}`} lines={3} />}
      {pages.isError && (
        <LoadError
          title="Couldn’t load this column."
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      )}
      <ul aria-label={title} className={css.cards}>
        {items.map((item) => (
          <ApplicantCard key={item.id} {...cardOf(item)} />
        ))}
      </ul>
      {pages.data && items.length === 0 && <p className={css.empty}>No applicants</p>}
      <LoadMore pages={pages} look="plain" />
    </section>
  )
}
