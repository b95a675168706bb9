import type { ReactNode } from 'react'
import * as css from './point-section.module.css'
import { Section } from './section'
import { SiteLink } from './site-link'

interface Point {
  /** For links to it. Default: none. */
  id?: string
  title: string
  text: ReactNode
  /** Where to read more. Default: no link. */
  href?: string | null
  /** Default: the title. */
  linkText?: string | null
  /** What belongs to it, below its text. Default: nothing. */
  more?: ReactNode
}

interface Props {
  title: string
  /** A sentence under the heading. */
  text?: string | undefined
  items: readonly Point[]
  /** Below the heading and its text. Default: nothing. */
  aside?: ReactNode
  /** For links to this section. */
  id?: string
  /** 'tint' for a colored band. Default: 'plain'. */
  tone?: 'plain' | 'tint'
}

/**
 * Points under a heading, side by side where there is room. Where a row lacks a point, the heading fills it, or has the
 * column beside them if there is text below it.
 */
export function PointSection({ title, text, items, aside, id, tone }: Props) {
  const lacksPoint = items.length % 3 === 2
  const isBeside = Boolean(aside) || (lacksPoint && text !== undefined)
  return (
    <Section
      id={id}
      title={title}
      text={text}
      aside={aside}
      tone={tone}
      layout={isBeside ? 'split' : 'stacked'}
      className={!isBeside && lacksPoint ? css.cells : undefined}
    >
      <ul className={isBeside ? `${css.points} ${css.pairs}` : css.points}>
        {items.map((point) => (
          <li key={point.title} id={point.id}>
            <h3 className={css.heading}>{point.title}</h3>
            <p className={css.text}>{point.text}</p>
            {point.href && (
              <p className={css.link}>
                <SiteLink href={point.href}>{point.linkText ?? point.title}</SiteLink>
              </p>
            )}
            {point.more}
          </li>
        ))}
      </ul>
    </Section>
  )
}
