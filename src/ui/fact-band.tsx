import type { ReactNode } from 'react'
import * as css from './fact-band.module.css'

interface Props {
  facts: readonly { name: string; value: ReactNode }[]
}

/** What decides whether a reader goes on, side by side where there is room. */
export function FactBand({ facts }: Props) {
  return (
    <div className={`wrap ${css.band}`}>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
