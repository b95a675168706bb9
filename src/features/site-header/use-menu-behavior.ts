import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * What the menu can't do without script: Escape closes and returns focus, leaving closes, choosing a
 * link closes, focus stays inside the open popover on narrow screens.
 *
 * @param pathname Address of the page; a change of it closes the menu.
 * @param toggle The button that opens the popover.
 * @returns `isBar`: whether the menu is a bar with panels; false until the script has run.
 */
export function useMenuBehavior(
  pathname: string,
  toggle: RefObject<HTMLButtonElement | null>,
): { menu: RefObject<HTMLElement | null>; isBar: boolean } {
  const menu = useRef<HTMLElement>(null)
  const isBar = useIsBar(menu, toggle)

  const shownOn = useRef(pathname)
  useEffect(() => {
    // not at the first run: the menu may have been opened before this script came
    if (shownOn.current !== pathname) closeAll(menu.current)
    shownOn.current = pathname
  }, [pathname])

  useEffect(() => {
    const nav = menu.current
    if (nav === null) return
    const listeners = new AbortController()
    const { signal } = listeners
    for (const element of [nav, toggle.current]) {
      element?.addEventListener('keydown', (event) => onKeyDown(event, nav, toggle.current), { signal })
    }
    nav.addEventListener('click', (event) => closeAfterChoice(event, nav), { signal })
    // Safari on a Mac never focuses a link or button that is clicked, but what is around it
    const leave = ({ relatedTarget: to }: FocusEvent) =>
      (to instanceof Node && to.contains(nav)) || closeWhenLeft(to, nav)
    nav.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', (event) => closeWhenLeft(event.target, nav), { signal })
    document.addEventListener('keydown', (event) => dismissHovered(event, nav), { signal })
    takeHeldKeys()
    const waitForRest = createPatience()
    for (const item of nav.querySelectorAll<HTMLElement>('[data-menu-item]')) waitForRest(item, signal)
    return () => listeners.abort()
  }, [toggle])

  return { menu, isBar }
}

/** Whether the style sheet shows the menu as a bar, without its button; it closes when that changes. */
function useIsBar(menu: RefObject<HTMLElement | null>, toggle: RefObject<HTMLElement | null>): boolean {
  const [isBar, setIsBar] = useState(false)
  useEffect(() => {
    if (toggle.current === null) return
    let before: boolean | undefined // not at first: the menu may have been opened before this script came
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width === 0
      if (before === !now) closeAll(menu.current)
      before = now
      setIsBar(now)
    })
    observer.observe(toggle.current)
    return () => observer.disconnect()
  }, [menu, toggle])
  return isBar
}

/** How long the pointer rests on an item before its panel shows, milliseconds: one that only crosses the bar opens nothing. */
const patience = 120

/** Panels wait for a pointer to rest; once one has shown, the next does at once. */
function createPatience() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownUntil = -Infinity
  return (item: HTMLElement, signal: AbortSignal): void => {
    const dismiss = () => item.setAttribute('data-dismissed', '')
    const show = () => {
      shownUntil = Infinity
      item.removeAttribute('data-dismissed')
    }
    const enter = () => {
      if (performance.now() < shownUntil) show()
      else timer = setTimeout(show, patience)
    }
    const leave = () => {
      clearTimeout(timer)
      shownUntil = Math.min(shownUntil, performance.now() + patience)
      dismiss()
    }
    // a pointer that still rests on it doesn't keep a panel open over what the focus has moved on to
    const moveOn = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Node) || item.contains(to) || to.contains(item)) return
      clearTimeout(timer)
      dismiss()
    }
    if (!item.matches(':hover')) dismiss() // ahead of the pointer: what has begun to show stays for a moment
    item.addEventListener('pointerenter', enter, { signal })
    item.addEventListener('pointerleave', leave, { signal })
    item.addEventListener('focusout', moveOn, { signal })
  }
}

declare global {
  interface Window {
    /** Arrow keys pressed on the menu before this script had come (src/gatsby/finish/page-scripts.ts). */
    heldKeys?: string[]
  }
}

/** What was pressed while the page slept counts now. */
function takeHeldKeys(): void {
  const held = window.heldKeys ?? []
  delete window.heldKeys
  for (const key of held)
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
}

function closeAll(nav: HTMLElement | null): void {
  if (nav?.matches(':popover-open')) nav.hidePopover()
  closeSections(nav)
}

function closeSections(nav: HTMLElement | null): void {
  for (const details of nav?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open')
}

function onKeyDown(event: KeyboardEvent, nav: HTMLElement, toggle: HTMLElement | null): void {
  if (event.key === 'Escape') closeByEscape(event, nav)
  if (event.target instanceof HTMLElement && event.target.matches('summary'))
    moveAlongBar(event, event.target, nav)
  else moveInList(event)
  if (event.key === 'Tab' && toggle && nav.matches(':popover-open')) keepFocus(event, nav, toggle)
}

/** Closes the open section and returns to its switch; the popover, when it is one, stays for the next Escape. */
function closeByEscape(event: KeyboardEvent, nav: HTMLElement): void {
  const open = nav.querySelector<HTMLDetailsElement>('[data-menu-item] > details[open]')
  if (open === null) return
  event.preventDefault()
  event.stopPropagation()
  open.open = false
  open.querySelector('summary')?.focus()
}

/** On wide screens, with the focus on a section: Left, Right, Home and End go to another, Down opens it and goes in. */
function moveAlongBar(event: KeyboardEvent, section: HTMLElement, nav: HTMLElement): void {
  if (hasModifier(event) || nav.matches(':popover-open')) return
  if (event.key === 'ArrowDown') {
    event.preventDefault()
    const item = section.closest('[data-menu-item]')
    section.closest('details')?.setAttribute('open', '')
    const links = [...(item?.querySelectorAll<HTMLElement>('[data-menu-panel] a') ?? [])]
    links.find((link) => link.tabIndex === 0 && link.checkVisibility())?.focus()
  } else if (event.key !== 'ArrowUp')
    moveTo(event, [...nav.querySelectorAll<HTMLElement>('[data-menu-item] > details > summary')], section)
}

/** In a panel, arrows, Home and End move between the links of the list that has the focus, or of those in no list. */
function moveInList(event: KeyboardEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const panel = link?.closest('[data-menu-panel]')
  if (!link || !panel || hasModifier(event)) return
  const listOf = (one: Element) => one.closest('[data-menu-panel] ul')
  const links = [...panel.querySelectorAll('a')]
  moveTo(
    event,
    links.filter((other) => listOf(other) === listOf(link)),
    link,
  )
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

function moveTo(event: KeyboardEvent, all: readonly HTMLElement[], current: HTMLElement): void {
  const next = nextIndex(event.key, all.indexOf(current), all.length)
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step && (current + step + count) % count
}

/** Escape also closes a panel that is shown only because the pointer rests on it. */
function dismissHovered(event: KeyboardEvent, nav: HTMLElement): void {
  if (event.key === 'Escape') nav.querySelector('[data-menu-item]:hover')?.setAttribute('data-dismissed', '')
}

function closeAfterChoice({ target }: MouseEvent, nav: HTMLElement): void {
  if (!(target instanceof Element) || target.closest('a') === null) return
  target.closest('[data-menu-item]')?.setAttribute('data-dismissed', '')
  closeAll(nav)
}

/** On wide screens a panel closes when focus or pointer goes elsewhere; the browser closes the popover. */
function closeWhenLeft(to: EventTarget | null, nav: HTMLElement): void {
  if (nav.matches(':popover-open')) return
  const item = nav.querySelector('[data-menu-item]:has(> details[open])')
  if (item && to instanceof Node && !item.contains(to)) closeSections(nav)
}

/** While the popover is open, Tab goes round between its ends and the button that closes it. */
function keepFocus(event: KeyboardEvent, nav: HTMLElement, toggle: HTMLElement): void {
  const inside = [...nav.querySelectorAll<HTMLElement>('a, summary, button')].filter((element) =>
    element.checkVisibility(),
  )
  const ring = [toggle, ...inside]
  const current = ring.findIndex((element) => element === document.activeElement)
  const next = ring.at((current + (event.shiftKey ? -1 : 1)) % ring.length)
  event.preventDefault()
  next?.focus()
}
