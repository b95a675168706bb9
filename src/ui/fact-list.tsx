import type { ReactNode } from 'react'
import * as css from './fact-list.module.css'

interface Props {
  facts: readonly { name: string; value: ReactNode }[]
}

/** Names and values, e.g. of a job or an engagement. */
export function FactList({ facts }: Props) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
