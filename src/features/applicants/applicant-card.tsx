import { Button } from 'react-aria-components/Button'
import { useDrag } from 'react-aria-components/useDrag'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { describeDistance } from '../../lib/describe-distance'
import { Grip } from '../../ui/icons'
import * as css from './board.module.css'
import { dragType } from './drag-type'
import { MoveMenu } from './move-menu'
import { Stars } from './stars'

export interface CardProps {
  applicant: ApplicantSummary
  isActive: boolean
  isSelected: boolean
  /** Whether the opening is told: where all openings are together. */
  showsJob: boolean
  /** Milliseconds. */
  now: number
  href: string
  onOpen: () => void
  onToggle: () => void
  onMove: (stage: Stage) => void
  onSpam: () => void
}

/** An application on the board: opened by its name, moved by its handle, its menu or single keys. */
export function ApplicantCard({ applicant, isActive, isSelected, showsJob, now, href, ...on }: CardProps) {
  const { id, name, jobTitle, rating, applications, createdAt } = applicant
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [dragType]: id, 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  })
  return (
    <li
      {...dragProps}
      aria-current={isActive ? 'true' : undefined}
      data-dragging={isDragging || undefined}
      className={css.card}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={on.onToggle}
        className={css.box}
      />
      <div className={css.body}>
        <a
          href={href}
          // the card is dragged, not its link
          draggable={false}
          className={css.name}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            on.onOpen()
          }}
        >
          {name}
        </a>
        {showsJob && <p className={css.job}>{jobTitle}</p>}
        <p className={css.meta}>
          {rating > 0 && <Stars rating={rating} />}
          <span>{describeDistance(now, Date.parse(createdAt))}</span>
          {applications > 1 && <span>{applications} applications</span>}
        </p>
      </div>
      <div className={css.handles}>
        <Button {...dragButtonProps} aria-label={`Drag ${name}`} className={css.handle}>
          <Grip size={15} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <MoveMenu applicant={applicant} onMove={on.onMove} onSpam={on.onSpam} />
      </div>
    </li>
  )
}
