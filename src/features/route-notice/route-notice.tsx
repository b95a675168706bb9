import { useEffect, useState } from 'react'
import { subscribeToDelay } from './route-delay'
import * as css from './route-notice.module.css'

/** Shown and announced when the next page takes longer than a second. */
export function RouteNotice() {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => subscribeToDelay(setDelayed), [])
  return (
    <div role="status" className={css.region}>
      {delayed && <p className={css.notice}>Still loading…</p>}
    </div>
  )
}
