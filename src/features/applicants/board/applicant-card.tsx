import { Button } from 'react-aria-components/Button'
import { useDrag } from 'react-aria-components/useDrag'
import type { ApplicantSummary, Stage } from '../../../../contract/applicant'
import { describeDistance } from '../../../lib/describe-distance'
import { Grip } from '../../../ui/icons'
import { InPageLink } from '../../../ui/in-page-link'
import { MoveMenu } from '../move-menu'
import { Stars } from '../stars'
import * as css from './board.module.css'

/** Drag data of a card: the applicant's id. */
export const dragType = 'application/x-applicant'

export interface ApplicantCardProps {
  applicant: ApplicantSummary
  isActive: boolean
  isSelected: boolean
  /** Whether to show the job: where all jobs are listed together. */
  showsJob: boolean
  /** Milliseconds. */
  now: number
  href: string
  onOpen: () => void
  onToggle: () => void
  onMove: (stage: Stage) => void
  onSpam: () => void
}

/** An applicant on the board: opened by name, moved by the handle, the menu or single keys. */
export function ApplicantCard({
  applicant,
  isActive,
  isSelected,
  showsJob,
  now,
  href,
  ...on
}: ApplicantCardProps) {
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
      <div className={css.body}>
        {/* the card is dragged, not its link */}
        <InPageLink href={href} draggable={false} className={css.name} onOpen={on.onOpen}>
          {name}
        </InPageLink>
        {showsJob && <p className={css.job}>{jobTitle}</p>}
        <p className={css.meta}>
          {rating > 0 && <Stars rating={rating} />}
          <span>{describeDistance(now, Date.parse(createdAt))}</span>
          {applications > 1 && <span>{applications} applications</span>}
        </p>
      </div>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={on.onToggle}
        className={css.box}
      />
      <div className={css.handles}>
        <Button {...dragButtonProps} aria-label={`Drag ${name}`} className={css.handle}>
          <Grip size={15} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <MoveMenu applicant={applicant} onMove={on.onMove} onSpam={on.onSpam} />
      </div>
    </li>
  )
}
