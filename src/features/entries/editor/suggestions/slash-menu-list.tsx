import { useLayoutEffect, useRef } from 'react'
import { showKeys } from '../../../../ui/tool-tip'
import type { OpenSlashMenu } from './slash-menu'
import * as css from './slash-menu-list.module.css'
import { SuggestionList } from './suggestion-list'

interface Props {
  /** Id of the list. */
  id: string
  menu: OpenSlashMenu
}

/** Distance from the line with the slash, in pixels. */
const gap = 6

/** The slash menu, below its line, or above it where there is no room below. */
export function SlashMenuList({ id, menu: { items, active, place, pick } }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = box.current?.offsetParent?.getBoundingClientRect()
    if (!box.current || !frame || !place) return
    const { offsetWidth: width, offsetHeight: height, style } = box.current
    const isAbove = place.bottom + gap + height > window.innerHeight && place.top - gap - height > 0
    const top = isAbove ? place.top - gap - height : place.bottom + gap
    style.top = `${top - frame.top}px`
    style.left = `${Math.max(0, Math.min(place.left - frame.left, frame.width - width))}px`
  })
  const shown = items.map((item) => ({ ...item, text: item.text && showKeys(item.text) }))
  return (
    <div ref={box} className={css.box}>
      <SuggestionList id={id} label="Insert" items={shown} active={active} onPick={pick} />
    </div>
  )
}
