/** Word pastes lists as paragraphs that look like items: makes them lists again, nested as they were. */
export function joinWordLists(body: HTMLElement): void {
  let lists: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level === undefined) {
      lists = []
      continue
    }
    // Only paragraphs right below each other are one list.
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

/** 1 for the outermost; undefined for what is no item. */
function levelOf(paragraph: Element): number | undefined {
  const found = /mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

function isNumbered(paragraph: Element): boolean {
  const marker = paragraph.querySelector('[style*="mso-list" i]')?.textContent.trim() ?? ''
  return /^[\dA-Za-z]{1,4}[.)]/.test(marker)
}

/** The lists one item stands in, the outermost first; missing ones are begun, and one where numbers follow bullets. */
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
