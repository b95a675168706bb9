import { isLinkable } from '../../../../../contract/is-linkable'

/** Elements that are never meant to be pasted: styles, Word's metadata, controls and the like. */
const noise =
  'style, script, meta, link, title, xml, o\\:p, template, iframe, object, embed, form, button, select, textarea, noscript, svg'

/**
 * Reduces HTML from a word processor or page to its structure: headings, lists, tables, links, bold and italic text.
 * Images from other sites are left out, since the site does not show them.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  joinWordLists(body)
  body.querySelectorAll(noise).forEach((element) => element.remove())
  body.querySelectorAll('img').forEach((image) => {
    if (!isOwnImage(image)) image.remove()
  })
  body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font').forEach(nameStyle)
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'))
  body.querySelectorAll('td, th').forEach(flattenCell)
  body.querySelectorAll('a[name]:not([href])').forEach(unwrap)
  body.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('href', withoutRedirect(link.getAttribute('href') ?? ''))
    if (!isLinkable(link.getAttribute('href') ?? '')) unwrap(link)
  })
  // Anchors within the source document, e.g. Word's "#_ftn1".
  body.querySelectorAll('a[href^="#"]').forEach(unwrap)
  // Google Docs separates paragraphs by breaks.
  body.querySelectorAll('br + br, p > br:only-child').forEach((lineBreak) => lineBreak.remove())
  body.querySelectorAll('p, li, h2, h3, h4, h5, h6').forEach((block) => {
    if (block.textContent.trim() === '' && block.querySelector('img, input') === null) block.remove()
  })
  return body.innerHTML
}

const isOwnImage = (image: Element) => /^(?:\/media\/|\.\/)/.test(image.getAttribute('src') ?? '')

/** How many images of another document a paste would lose. */
export function countForeignImages(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img, v\\:imagedata')].filter((image) => !isOwnImage(image)).length
}

/** Where a link of Google Docs leads, which it wraps in a redirect of its own. */
function withoutRedirect(href: string): string {
  if (!/^https:\/\/(?:www\.)?google\.[a-z.]+\/url\?/.test(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  comments.forEach((comment) => comment.parentNode?.removeChild(comment))
}

/** Turns styles (`<span style="font-weight: 700">`) into elements, and removes elements that a style resets. */
function nameStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style
  const { tagName } = element
  if (tagName === 'B' || tagName === 'STRONG') {
    // Google Docs wraps everything it copies in a <b> that is not bold.
    if (['normal', '400'].includes(fontWeight)) unwrap(element)
    return
  }
  if (tagName === 'I' || tagName === 'EM') {
    if (fontStyle === 'normal') unwrap(element)
    return
  }
  if (element.hasAttribute('data-markdown') || element.hasAttribute('data-soft-break')) return
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(element, 'strong')
  if (fontStyle === 'italic') wrapContent(element, 'em')
  if (`${textDecorationLine} ${textDecoration}`.includes('line-through')) wrapContent(element, 's')
  unwrap(element)
}

function wrapContent(element: HTMLElement, tag: string): void {
  // Headings are bold anyway.
  if (tag === 'strong' && element.closest('h1, h2, h3, h4, h5, h6, th') !== null) return
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** A cell holds one paragraph: further ones are joined by a space. */
function flattenCell(cell: Element): void {
  const blocks = cell.querySelectorAll('p, div, li, ul, ol, h2, h3, h4, h5, h6, blockquote')
  blocks.forEach((block) => {
    block.append(' ')
    unwrap(block)
  })
}

/** Word pastes lists as paragraphs that look like items: turns them into nested lists. */
function joinWordLists(body: HTMLElement): void {
  let lists: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level === undefined) {
      lists = []
      continue
    }
    // Only adjacent paragraphs form a list.
    if (lists[0] !== undefined && paragraph.previousElementSibling !== lists[0]) lists = []
    const tag = isNumbered(paragraph) ? 'ol' : 'ul'
    lists = openLists(lists, level, tag, paragraph)
    paragraph.querySelectorAll('[style*="mso-list" i]').forEach((marker) => marker.remove())
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists[level - 1]?.append(item)
    paragraph.remove()
  }
}

/** 1 for the outermost; undefined if it is not a list item. */
function levelOf(paragraph: Element): number | undefined {
  const found = /mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

function isNumbered(paragraph: Element): boolean {
  const marker = paragraph.querySelector('[style*="mso-list" i]')?.textContent.trim() ?? ''
  return /^[\dA-Za-z]{1,4}[.)]/.test(marker)
}

/** The lists around an item, the outermost first; missing ones are created, also where numbers follow bullets. */
function openLists(open: readonly Element[], level: number, tag: string, paragraph: Element): Element[] {
  const isOther = open[level - 1]?.localName !== tag
  const lists = open.slice(0, isOther ? level - 1 : level)
  while (lists.length < level) {
    const list = paragraph.ownerDocument.createElement(tag)
    const parent = lists.at(-1)
    if (parent === undefined) paragraph.before(list)
    else (parent.lastElementChild ?? parent).append(list)
    lists.push(list)
  }
  return lists
}
