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
  /** A note or a mail, as it was written; default none. */
  text?: string
  /** Of a mail, how far it has come, and the way to it where somebody has to look after it. */
  delivery?: { text: string; href?: string }
}

/** What happened to something, the latest first. */
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
              {delivery.href !== undefined && <SiteLink href={delivery.href}>See the outbox</SiteLink>}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
