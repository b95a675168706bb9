import type { ReactNode } from 'react'
import './reading-text.css'
import { FactList } from './fact-list'
import * as css from './profile.module.css'

interface Props {
  portrait: ReactNode
  /** Where a person works and how to reach them; may be empty. */
  facts: readonly { name: string; value: ReactNode }[]
  /** More about them. */
  children: ReactNode
}

/** A person: portrait and facts, with the text about them beside these where there is room. */
export function Profile({ portrait, facts, children }: Props) {
  return (
    <div className={`wrap ${css.profile}`}>
      <div className={css.side}>
        {portrait}
        {facts.length > 0 && <FactList facts={facts} />}
      </div>
      {children}
    </div>
  )
}
