/** Elements that hold one passage of a text, on pages and in the editor. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, pre, figcaption'

/** Longest passage that an address carries; shorter than the shortest are on many pages. */
const [shortest, longest] = [8, 60]

/** Most passages that an address carries: some are not part of the entry, such as links to further reading. */
const most = 4

/** A text without what the build typesets: quotes, dashes, spaces, accents and capitals. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The passages of a page that are on the screen, from the top; none at the top of the page, where the editor begins
 * as well. Navigation is left out: an article's list of sections stays in view.
 */
export function listPassages(page: HTMLElement): string[] {
  if (window.scrollY < window.innerHeight / 2) return []
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const passages = new Set<string>()
  for (const block of page.querySelectorAll<HTMLElement>(blocks)) {
    if (block.closest('nav')) continue
    const { top, height } = block.getBoundingClientRect()
    if (height === 0 || top < bar || top > window.innerHeight) continue
    const passage = normalize(block.textContent).slice(0, longest).trim()
    if (passage.length >= shortest) passages.add(passage)
    if (passages.size === most) break
  }
  return [...passages]
}

/** The control or block of the editor that has one of the passages, the first that is found. */
export function findPassage(editor: HTMLElement, passages: readonly string[]): HTMLElement | undefined {
  const controls = editor.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const texts = [...editor.querySelectorAll('.ProseMirror')].flatMap((text) => [
    ...text.querySelectorAll<HTMLElement>(blocks),
  ])
  const candidates = [
    ...[...controls].map((element) => ({ element, text: normalize(element.value) })),
    ...texts.map((element) => ({ element, text: normalize(element.textContent) })),
  ]
  for (const passage of passages) {
    const found = candidates
      .filter(({ text }) => text.includes(passage))
      .toSorted((one, other) => one.text.length - other.text.length)[0]
    if (found) return found.element
  }
  return undefined
}
