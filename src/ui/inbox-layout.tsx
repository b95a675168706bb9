import { useEffect, useRef, type ReactNode } from 'react'
import { ActionButton } from './action-button'
import * as css from './inbox-layout.module.css'
import { ChevronLeft } from './icons'

interface Props {
  list: ReactNode
  /** The item that is worked on; undefined: none. */
  detail: ReactNode
  /** Of the detail, for those who do not see where it stands. */
  detailLabel: string
  /** On a phone the list or the detail is shown: whether it is the detail. */
  opened: boolean
  onClose: () => void
}

/** A list and the item that is worked on, beside each other where there is room, else one at a time. */
export function InboxLayout({ list, detail, detailLabel, opened, onClose }: Props) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    // where the list is gone from sight, the focus goes along
    if (opened && region.current && getComputedStyle(region.current).order === '1') region.current.focus()
  }, [opened])
  return (
    <div className={css.desk} data-opened={opened}>
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
