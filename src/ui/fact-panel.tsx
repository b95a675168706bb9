import type { ComponentProps, ReactNode } from 'react'
import { FactList } from './fact-list'
import * as css from './fact-panel.module.css'

interface Props extends Pick<ComponentProps<typeof FactList>, 'facts'> {
  /** What a reader can do now that the facts are known. Default: nothing. */
  children?: ReactNode
}

/** What decides whether a reader goes on, as a sheet beside a page's heading. */
export function FactPanel({ facts, children }: Props) {
  return (
    <div className={css.panel}>
      <FactList facts={facts} layout="compact" />
      {children && <p className={css.actions}>{children}</p>}
    </div>
  )
}
