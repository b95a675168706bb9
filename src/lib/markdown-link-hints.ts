import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { excerpt, hint, type MarkdownHint } from './markdown-hint'
import { textOf } from './markdown-tree'

const bareWords =
  /^(?:here|click here|this|this link|this page|link|more|read more|learn more|see more|website)[.!]?$/i

/** Links that do not say or know where they lead. Pure. */
export function checkLinks(tree: Root): MarkdownHint[] {
  const say = hint('link')
  const definitions = findDefinitions(tree)
  const found: MarkdownHint[] = []
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return
    const text = textOf(node)
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '')
    if (bareWords.test(text.trim())) {
      found.push(say('The words of this link do not say where it leads. Name the page.', text))
    }
    const fault = findUrlFault(url)
    if (fault !== undefined) found.push(say(fault, text.trim() === '' ? url : text))
  })
  return found
}

function findUrlFault(url: string): string | undefined {
  if (url === '') return 'This link leads nowhere. Give it an address.'
  if (url.startsWith('#') || /^(?:mailto|tel):/i.test(url)) return undefined
  if (/^http:/i.test(url)) return `"${excerpt(url)}" is not encrypted. Use https: where the site has it.`
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined
  if (!url.startsWith('/'))
    return `"${excerpt(url)}" depends on the page it stands on. Begin with a slash, or with https://.`
  if (/^\/[^?#]*[^/?#.]+(?:[?#]|$)/.test(url) && !/\.[a-z0-9]+(?:[?#]|$)/i.test(url)) {
    return `"${excerpt(url)}" has no slash at its end: addresses of this site have one.`
  }
  return undefined
}

function findDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node))
  return definitions
}
