import type { Definition, Heading, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { excerpt, type Advice } from './advice'
import { findCodeLanguage } from './code-languages'
import { textOf } from './markdown-tree'
import { splitSentences } from './sentences'
import { countWords } from './text'

/** What could be better in how a text is built, in the order of the checks below. Pure. */
export function adviseStructure(tree: Root): Advice[] {
  return [
    ...checkHeadings(tree),
    ...checkLinks(tree),
    ...checkImages(tree),
    ...checkParagraphs(tree),
    ...checkFootnotes(tree),
    ...checkCode(tree),
    ...checkHtml(tree),
  ]
}

/** Makes advice of a kind; without a node it is about the whole text. */
const advise =
  (kind: Advice['kind']) =>
  (message: string, about = '', node?: Nodes): Advice => ({
    kind,
    message,
    excerpt: excerpt(about),
    line: node?.position?.start.line,
  })

/** A text of this many words needs headings. */
const longText = 300

function checkHeadings(tree: Root): Advice[] {
  const heading = advise('heading')
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => void headings.push(node))
  if (headings.length === 0) {
    const isLong = countWords(tree.children.map(textOf).join('\n')) >= longText
    return isLong ? [heading('Add headings: readers scan a long text by them.')] : []
  }
  const seen = new Set<string>()
  return headings.flatMap((node, index) => {
    const text = textOf(node)
    const key = text.trim().toLowerCase()
    const above = headings[index - 1]?.depth ?? 1
    const found: string[] = []
    if (key === '') found.push('This heading is empty. Write one or remove it.')
    else if (seen.has(key))
      found.push('Two headings are the same. Make each different, so that links to them work.')
    if (node.depth === 1) found.push('Use a level 2 heading: the page title is the only level 1.')
    else if (node.depth > above + 1) {
      found.push(`Use a level ${above + 1} heading here: a level ${node.depth} skips one.`)
    }
    seen.add(key)
    return found.map((message) => heading(message, text, node))
  })
}

const bareWords =
  /^(?:here|click here|this|this link|this page|link|more|read more|learn more|see more|website)[.!]?$/i

function checkLinks(tree: Root): Advice[] {
  const link = advise('link')
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node))
  const found: Advice[] = []
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return
    const text = textOf(node)
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '')
    if (bareWords.test(text.trim())) found.push(link('Name the page this link leads to.', text, node))
    const message = adviseUrl(url)
    if (message !== undefined) found.push(link(message, text.trim() === '' ? url : text, node))
  })
  return found
}

function adviseUrl(url: string): string | undefined {
  if (url === '') return 'This link has no address. Add one.'
  if (url.startsWith('#') || /^(?:mailto|tel):/i.test(url)) return undefined
  if (/^http:/i.test(url)) return `Use https: for “${excerpt(url)}” if the site supports it.`
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined
  if (!url.startsWith('/')) return `Begin “${excerpt(url)}” with a slash, or with https://.`
  if (/^\/[^?#]*[^/?#.]+(?:[?#]|$)/.test(url) && !/\.[a-z0-9]+(?:[?#]|$)/i.test(url)) {
    return `End “${excerpt(url)}” with a slash, as all addresses of this site do.`
  }
  return undefined
}

function checkImages(tree: Root): Advice[] {
  const image = advise('image')
  const found: Advice[] = []
  visit(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return
    const alt = (node.alt ?? '').trim()
    const name = node.type === 'image' ? (node.url.split('/').at(-1) ?? '') : (node.label ?? '')
    if (alt === '') found.push(image('Add alt text that says what the image shows.', name, node))
    if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt)) {
      found.push(image('The alt text is a file name. Say what the image shows.', alt, node))
    }
  })
  return found
}

const longest = { paragraph: 130, sentence: 40 } as const

function checkParagraphs(tree: Root): Advice[] {
  const found: Advice[] = []
  visit(tree, 'paragraph', (node) => {
    const text = textOf(node).replace(/\s+/g, ' ')
    const words = countWords(text)
    if (words > longest.paragraph) {
      found.push(advise('paragraph')(`Split this paragraph of ${words} words.`, text, node))
    }
    for (const sentence of splitSentences(text)) {
      const count = countWords(sentence.text)
      if (count > longest.sentence) {
        found.push(advise('sentence')(`Split this sentence of ${count} words.`, sentence.text, node))
      }
    }
  })
  return found
}

function checkFootnotes(tree: Root): Advice[] {
  const footnote = advise('footnote')
  const used = new Set<string>()
  const defined = new Map<string, Nodes>()
  const missing: Advice[] = []
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') defined.set(node.identifier, node)
    if (node.type !== 'text') return
    for (const [label] of node.value.matchAll(/\[\^[^\]\s]+\]/g)) {
      missing.push(footnote('This footnote has no text. Write it, or remove the mark.', label, node))
    }
  })
  return [
    ...missing,
    ...[...defined]
      .filter(([label]) => !used.has(label))
      .map(([label, node]) => footnote('Nothing in the text refers to this footnote.', `[^${label}]`, node)),
  ]
}

function checkCode(tree: Root): Advice[] {
  const found: Advice[] = []
  visit(tree, 'code', (node) => {
    const { lang } = node
    if (lang == null || findCodeLanguage(lang) !== undefined) return
    found.push(
      advise('code')(
        `“${lang}” isn’t a language the site can colour. Use “text” if there is none.`,
        node.value,
        node,
      ),
    )
  })
  return found
}

function checkHtml(tree: Root): Advice[] {
  const found: Advice[] = []
  visit(tree, 'html', (node) => {
    if (node.value.startsWith('<!--')) return
    found.push(advise('html')('HTML is left out of the page. Write this in Markdown.', node.value, node))
  })
  return found
}
