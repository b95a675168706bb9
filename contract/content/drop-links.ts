import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isLinkable } from '../is-linkable'

/** Leaves the words of links that must not be followed, e.g. to `javascript:`, without the link. */
export const dropLinks = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, properties, children }, index, parent) => {
    if (tagName !== 'a' || parent === undefined || index === undefined) return undefined
    const { href } = properties
    if (isLinkable(typeof href === 'string' ? href : '')) return undefined
    parent.children.splice(index, 1, ...children)
    return index // the words, and what comes after them
  })
