import { useEffect, useRef, type ReactNode } from 'react'
import { ActionButton } from './action-button'
import { ChevronLeft } from './icons'
import * as css from './inbox-layout.module.css'

interface Props {
  list: ReactNode
  /** The active item; undefined: none. */
  detail: ReactNode
  /** Names the detail for screen readers. */
  detailLabel: string
  /** On a phone the list or the detail is shown: whether it is the detail. */
  opened: boolean
  onClose: () => void
}

/** A list and its active item, side by side where there is room, else one at a time. */
export function InboxLayout({ list, detail, detailLabel, opened, onClose }: Props) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    // where the detail replaces the list, it takes the focus
    if (opened && region.current && getComputedStyle(region.current).order === '1') region.current.focus()
  }, [opened])
  return (
    <div className={css.inbox} data-opened={opened}>
      <div className={css.list}>{list}</div>
      <section ref={region} tabIndex={-1} aria-label={detailLabel} className={css.detail}>
        <div className={css.back}>
          <ActionButton look="plain" onPress={onClose}>
            <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" /> Back to the list
          </ActionButton>
        </div>
        {detail}
      </section>
    </div>
  )
}
