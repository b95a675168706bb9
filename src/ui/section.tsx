import type { ReactNode } from 'react'
import { Phrases } from './phrases'
import * as css from './section.module.css'

interface Props {
  title: string
  children: ReactNode
  /** For links to this section. */
  id?: string
  /** A sentence under the heading. */
  text?: string
  /** Below the heading and its sentence, such as a picture. Default: nothing. */
  aside?: ReactNode
  /** 'split': the heading beside the content where there is room. Default: 'stacked'. */
  layout?: 'stacked' | 'split'
  /** Class of an own layout for the heading and the content. Default: that of `layout`. */
  className?: string | undefined
  /** 'tint' for a colored band. Default: 'plain'. */
  tone?: 'plain' | 'tint'
}

/** A full-width band of a page with a heading. */
export function Section({
  title,
  children,
  id,
  text,
  aside,
  layout = 'stacked',
  className,
  tone = 'plain',
}: Props) {
  return (
    <section
      id={id}
      className={`${css.section} ${tone === 'tint' ? css.tint : 'plain-block'}`}
      data-tone={tone === 'tint' ? tone : undefined}
    >
      <div className={`wrap ${className ?? (layout === 'split' ? css.split : '')}`}>
        <div className={css.head}>
          <h2>
            <Phrases text={title} />
          </h2>
          {text && <p className={css.text}>{text}</p>}
          {aside}
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  )
}
