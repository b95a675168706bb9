import { joinWordLists } from './word-lists'

/** What nobody means to paste: styles, comments of Word, buttons and the like. */
const noise =
  'style, script, meta, link, title, xml, o\\:p, template, iframe, object, embed, form, button, select, textarea, noscript, svg'

/**
 * HTML from a word processor or page as the structure its author meant: headings, lists, tables, links, strong and
 * emphasized text. Pictures of other places are left out: the site shows none.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  joinWordLists(body)
  body.querySelectorAll(noise).forEach((element) => element.remove())
  body.querySelectorAll('img').forEach((image) => {
    if (!/^(?:\/media\/|\.\/)/.test(image.getAttribute('src') ?? '')) image.remove()
  })
  body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font').forEach(nameStyle)
  body.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'))
  body.querySelectorAll('td, th').forEach(flattenCell)
  body.querySelectorAll('a[name]:not([href])').forEach(unwrap)
  body.querySelectorAll('a[href^="javascript:" i]').forEach(unwrap)
  // Places of the document it was copied from, e.g. Word's "#_ftn1".
  body.querySelectorAll('a[href^="#"]').forEach(unwrap)
  // Google Docs puts empty lines between paragraphs as breaks.
  body.querySelectorAll('br + br, p > br:only-child').forEach((lineBreak) => lineBreak.remove())
  body.querySelectorAll('p, li, h2, h3, h4, h5, h6').forEach((block) => {
    if (block.textContent.trim() === '' && block.querySelector('img, input') === null) block.remove()
  })
  return body.innerHTML
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  comments.forEach((comment) => comment.parentNode?.removeChild(comment))
}

/** What text is set in by style alone (`<span style="font-weight: 700">`), as elements; what is set back, without. */
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
  // A heading is strong by itself.
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

/** A cell holds one paragraph: further ones follow after a space. */
function flattenCell(cell: Element): void {
  const blocks = cell.querySelectorAll('p, div, li, ul, ol, h2, h3, h4, h5, h6, blockquote')
  blocks.forEach((block) => {
    block.append(' ')
    unwrap(block)
  })
}
