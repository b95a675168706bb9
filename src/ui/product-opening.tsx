import type { ComponentProps } from 'react'
import { PageTitle } from './page-title'
import * as css from './product-opening.module.css'

interface Props extends Pick<ComponentProps<typeof PageTitle>, 'title' | 'lead' | 'crumbs'> {
  /** What goes in, what comes out, and how long until it runs. */
  facts: readonly { name: string; value: string }[]
}

/** Heading and lead of a product, with what it makes of what in columns below them. */
export function ProductOpening({ facts, ...title }: Props) {
  return (
    <PageTitle {...title} className={`wrap ${css.opening}`}>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="eyebrow">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </PageTitle>
  )
}
