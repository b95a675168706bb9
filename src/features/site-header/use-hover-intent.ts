import { useEffect, useRef, type PointerEvent } from 'react'

interface Point {
  x: number
  y: number
}

/** How long the pointer may cross other tabs on its way to the items of the active one, milliseconds. */
const patience = 300
/** How far the pointer moves until its direction is clear, pixels. */
const stride = 6

/**
 * Chooses the tab under the pointer; one that is only crossed on the way to the items of the active tab is not chosen.
 * The way is the triangle between the pointer and the two near corners of the items.
 *
 * @returns Handlers for the list of tabs and for each of its tabs, whose items have `data-menu-pages`.
 */
export function useHoverIntent(choose: (index: number) => void) {
  const before = useRef<Point>({ x: 0, y: 0 })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopWaiting = () => clearTimeout(waiting.current)
  useEffect(() => () => clearTimeout(waiting.current), [])

  return {
    list: {
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const { x: left, y: top } = before.current
        if (Math.hypot(x - left, y - top) > stride) before.current = { x, y }
      },
      onPointerLeave: stopWaiting,
    },
    tab: (index: number) => ({
      onPointerEnter: ({ currentTarget, clientX, clientY }: PointerEvent) => {
        stopWaiting()
        const items = findShownItems(currentTarget)
        if (items && isOnTheWay(before.current, { x: clientX, y: clientY }, items))
          waiting.current = setTimeout(() => choose(index), patience)
        else choose(index)
      },
    }),
  }
}

/** Where the items of the active tab stand. */
function findShownItems(tab: Element): DOMRect | undefined {
  const items = [...(tab.parentElement?.querySelectorAll('[data-menu-pages]') ?? [])]
  return items.find((list) => list.checkVisibility())?.getBoundingClientRect()
}

/** Whether a pointer that moved from `a` to `b` heads for a box on its right. */
export function isOnTheWay(
  a: Point,
  b: Point,
  { left, top, bottom }: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
) {
  if (b.x <= a.x || a.x >= left) return false
  const share = (left - a.x) / (b.x - a.x)
  const arrival = a.y + (b.y - a.y) * share
  return arrival >= top && arrival <= bottom
}
