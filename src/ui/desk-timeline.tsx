import type { ReactNode } from 'react'
import { formatMoment } from '../lib/format-moment'
import * as css from './desk-timeline.module.css'

/** Something that happened. */
export interface TimelineEvent {
  id: string
  /** When, UTC. */
  at: string
  /** Who did what, e.g. "Ada closed it". */
  title: ReactNode
  /** A note or a mail, as it was written; default none. */
  text?: string
}

/** What happened to something, the latest first. */
export function DeskTimeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={css.events}>
      {events.map(({ id, at, title, text }) => (
        <li key={id}>
          <p className={css.head}>
            <span>{title}</span>
            <time dateTime={at} className={css.when}>
              {formatMoment(at)}
            </time>
          </p>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
