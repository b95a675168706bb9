import type { Page } from '@playwright/test'
import { renderAll } from './render-all'

/**
 * Texts on the page that another text lies over. Compares the lines as they are drawn, without the leading above and below
 * their letters.
 */
export async function findOverlaps(page: Page): Promise<string[]> {
  await renderAll(page)
  return page.evaluate(compareLines)
}

function compareLines(): string[] {
  interface Line {
    owner: Element
    text: string
    box: { left: number; right: number; top: number; bottom: number }
  }
  const unseen = [...document.querySelectorAll('body *')].filter(
    (part) =>
      part.matches('script, style, noscript, [aria-hidden="true"]') ||
      getComputedStyle(part).clipPath === 'inset(50%)',
  )
  /** What of an element its scrolling or folded ancestors show, from top to bottom. */
  const shownOf = (owner: Element) => {
    const shown = { top: -Infinity, bottom: Infinity }
    for (
      let part: Element | null = owner;
      part !== null && part !== document.body;
      part = part.parentElement
    ) {
      if (getComputedStyle(part).overflowY === 'visible') continue
      const { top, bottom } = part.getBoundingClientRect()
      Object.assign(shown, { top: Math.max(shown.top, top), bottom: Math.min(shown.bottom, bottom) })
    }
    return shown
  }
  const lines: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (
      owner === null ||
      text === '' ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    if (unseen.some((part) => part.contains(owner))) continue
    const shown = shownOf(owner)
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const leading = height * 0.25
      if (width > 2 && top < shown.bottom && bottom > shown.top)
        lines.push({ owner, text, box: { left, right, top: top + leading, bottom: bottom - leading } })
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  const found = new Set<string>()
  for (const [index, { owner, text, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (other === undefined || other.box.top >= box.bottom) break
      if (other.owner === owner) continue
      const shared = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      if (shared > 1) found.add(`“${text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`)
    }
  }
  return [...found]
}
