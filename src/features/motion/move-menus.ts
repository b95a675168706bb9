import { animate } from 'framer-motion/dom/mini'

/**
 * Moves what changes in the main menu: the bar beside the active category comes from the category that was active
 * before, and a section that opens in the phone's menu pushes the next ones down. It follows the attributes that
 * change, so the menu knows nothing of it and works without.
 */
export function moveMenus(): void {
  const marked = new WeakMap<Element, Element>()
  for (const tab of document.querySelectorAll('#site-menu [data-active="true"]')) remember(tab)

  function remember(tab: Element): Element | undefined {
    const list = tab.parentElement
    const before = list ? marked.get(list) : undefined
    if (list) marked.set(list, tab)
    return before
  }

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || !target.closest('#site-menu')) continue
      if (target.dataset['active'] === 'true') moveMark(target, remember(target))
      else if (target instanceof HTMLDetailsElement && target.open) unfold(target.nextElementSibling)
    }
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-active', 'open'] })
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function moveMark(tab: Element, before: Element | undefined): void {
  const mark = tab.querySelector<HTMLElement>('[data-menu-marker]')
  if (!mark?.checkVisibility() || !before || isCalm()) return
  const way = before.getBoundingClientRect().top - tab.getBoundingClientRect().top
  animate(mark, { translate: [`0 ${way}px`, 'none'] }, { duration: 0.22, ease: 'easeOut' })
}

/** On wide screens panels lie over the page, where nothing is to be pushed. */
function unfold(panel: Element | null): void {
  if (!(panel instanceof HTMLElement) || !panel.closest(':popover-open') || isCalm()) return
  panel.style.overflow = 'clip'
  const height = [`0px`, `${panel.offsetHeight}px`]
  void animate(panel, { height }, { duration: 0.22, ease: 'easeOut' }).then(() => {
    panel.style.removeProperty('overflow')
    panel.style.removeProperty('height')
  })
}
