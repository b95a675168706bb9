import { useEffect, useRef } from 'react'
import type { ApplicantSummary } from '../../../contract/applicant'
import type { CardProps } from './applicant-card'
import { BoardColumnView } from './board-column'
import * as css from './board.module.css'
import type { BoardColumn } from './use-board'

interface Props {
  /** Those that are shown: all, or one on a phone. */
  columns: readonly BoardColumn[]
  /** Id of the card that is worked on. */
  active: string | undefined
  cardOf: (applicant: ApplicantSummary) => CardProps
  onDrop: (id: string, column: BoardColumn) => void
}

/** Applications by stage. The active card is in sight, and has the focus where the board has it. */
export function Board({ columns, active, cardOf, onDrop }: Props) {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = board.current?.querySelector<HTMLElement>('[aria-current]')
    const link = card?.querySelector('a')
    if (!card || !link) return
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // lost when the card that had it was taken elsewhere
    if (board.current?.contains(document.activeElement) || document.activeElement === document.body)
      link.focus({ preventScroll: true })
  }, [active])
  return (
    <div ref={board} className={css.board} data-single={columns.length === 1 || undefined}>
      {columns.map((column) => (
        <BoardColumnView
          key={column.stage}
          column={column}
          cardOf={cardOf}
          onDrop={(id) => onDrop(id, column)}
        />
      ))}
    </div>
  )
}
