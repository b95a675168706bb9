import type { ReactNode } from 'react'
import { formatMoment } from '../lib/format-moment'
import * as css from './event-timeline.module.css'
import { SiteLink } from './site-link'

/** Something that happened. */
export interface TimelineEvent {
  id: string
  /** When, UTC. */
  at: string
  /** Who did what, e.g. "Ada closed it". */
  title: ReactNode
  /** A note or an email, as it was written. Default: none. */
  text?: string
  /** How far an email has come, and where to look when it needs attention. */
  delivery?: { text: string; href?: string }
}

/** What happened, the latest first. */
export function EventTimeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={css.events}>
      {events.map(({ id, at, title, text, delivery }) => (
        <li key={id}>
          <p className={css.head}>
            <span>{title}</span>
            <time dateTime={at} className={css.when}>
              {formatMoment(at)}
            </time>
          </p>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {delivery && (
            <p className={css.delivery} data-wrong={delivery.href !== undefined}>
              {delivery.text}{' '}
              {delivery.href !== undefined && <SiteLink href={delivery.href}>View in outbox</SiteLink>}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
