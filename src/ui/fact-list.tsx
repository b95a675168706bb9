import type { ReactNode } from 'react'
import * as css from './fact-list.module.css'

interface Props {
  facts: readonly { name: string; value: ReactNode }[]
  /** 'compact': each on one line, within a list of such lists. Default: 'lines'. */
  layout?: 'lines' | 'compact'
}

/** Names and values, e.g. of a job or an engagement. */
export function FactList({ facts, layout = 'lines' }: Props) {
  return (
    <dl className={css[layout]}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
