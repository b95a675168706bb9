import type { ReactNode } from 'react'
import { Halves } from './halves'
import * as css from './phone-opening.module.css'

interface Props {
  /** Heading and lead of the page. */
  head: ReactNode
  lines: readonly { name: string; href: string; text: string }[]
}

/** A page that begins with the numbers to call, as large as its heading, over one half of the window. */
export function PhoneOpening({ head, lines }: Props) {
  return (
    <Halves>
      <div>{head}</div>
      <dl className={css.lines}>
        {lines.map(({ name, href, text }) => (
          <div key={href}>
            <dt>{name}</dt>
            <dd>
              <a href={href}>{text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Halves>
  )
}
