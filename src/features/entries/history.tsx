import { useState } from 'react'
import { RevisionsPanel } from './revisions/revisions-panel'
import * as css from './writing-screen.module.css'

/** Earlier forms, loaded when somebody asks for them. */
export function History(props: Parameters<typeof RevisionsPanel>[0]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier versions</summary>
      {isOpen && <RevisionsPanel {...props} />}
    </details>
  )
}
