const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'

/** How long screens that know a better place have to move the focus there, milliseconds. */
const patience = 100

/** How long a list may take to have rows again, as after an undo, before the focus goes back, milliseconds. */
const patienceForRow = 500

/**
 * Keeps the focus of a person on the keyboard where they are: browsers drop it when the control that has it goes or is
 * disabled, and the next Tab begins at the top of the page. It moves on to the control that came next, else to the
 * current row, else to the one before, else to the page itself. A screen that knows a better place moves it first.
 *
 * @returns Stops it.
 */
export function keepFocus(page: HTMLElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let order: readonly HTMLElement[] = []
  let at = -1
  let isByKey = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => at !== -1 && !order[at]?.matches(`${stops}:where(:root *)`)

  const note = ({ target }: FocusEvent) => {
    order = [...page.querySelectorAll<HTMLElement>(stops)]
    at = order.findIndex((stop) => stop === target)
  }
  const move = (mayGoBack: boolean) => {
    if (!isByKey || !isLost() || document.activeElement !== document.body) return
    const stays = (stop: HTMLElement) => page.contains(stop) && stop.matches(stops) && stop.checkVisibility()
    const target =
      order.slice(at + 1).find(stays) ??
      page.querySelector<HTMLElement>('[aria-current="true"] :is(a, button)') ??
      (mayGoBack ? (order.slice(0, at).findLast(stays) ?? page) : undefined)
    if (target) target.focus({ preventScroll: true })
    else timer = setTimeout(move, patienceForRow, true)
  }
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(move, patience, false)
  })
  // a dialog beside the page may have the focus while what opened it goes
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', note, { signal })
  document.addEventListener('keydown', () => (isByKey = true), { signal, capture: true })
  document.addEventListener('pointerdown', () => (isByKey = false), { signal, capture: true })
  return () => {
    listeners.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
