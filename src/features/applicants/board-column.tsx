import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useDrop } from 'react-aria-components/useDrop'
import type { ApplicantSummary } from '../../../contract/applicant'
import { ActionButton } from '../../ui/action-button'
import { LoadError, Skeleton } from '../../ui/load-states'
import { ApplicantCard, type CardProps } from './applicant-card'
import * as css from './board.module.css'
import { dragType } from './drag-type'
import { stageTitles } from '../../config/stages'
import type { BoardColumn } from './use-board'
import { formatCount } from '../../lib/format-count'

interface Props {
  column: BoardColumn
  cardOf: (applicant: ApplicantSummary) => CardProps
  /** A card was dropped here. */
  onDrop: (id: string) => void
}

/** Applications of one stage; a card can be dropped on all of it. */
export function BoardColumnView({ column: { stage, items, total, pages }, cardOf, onDrop }: Props) {
  const target = useRef<HTMLButtonElement>(null)
  const title = stageTitles[stage]
  // nothing is said of a column that is not known
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
        aria-label={`Drop on ${title.toLowerCase()}`}
        className="visually-hidden"
      />
      {pages.isPending && <Skeleton label={`Loading ${title.toLowerCase()}`} lines={3} />}
      {pages.isError && (
        <LoadError
          title="This column could not be loaded."
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      )}
      <ul aria-label={title} className={css.cards}>
        {items.map((item) => (
          <ApplicantCard key={item.id} {...cardOf(item)} />
        ))}
      </ul>
      {pages.data && items.length === 0 && <p className={css.empty}>Nobody</p>}
      {pages.hasNextPage && (
        <ActionButton
          look="plain"
          isPending={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {pages.isFetchingNextPage ? 'Loading…' : 'Load more'}
        </ActionButton>
      )}
    </section>
  )
}
