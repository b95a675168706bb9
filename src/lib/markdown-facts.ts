import type { Root } from 'mdast'
import type { MarkdownHint } from './markdown-hint'
import { findHints } from './markdown-hints'
import { parseTree, textOf } from './markdown-tree'
import { countWords, readingMinutes } from './text'

export interface MarkdownFacts {
  words: number
  /** Reading time, whole minutes, at least 1. */
  minutes: number
  /** What could be better, in the order of `findHints`. */
  hints: MarkdownHint[]
}

/** How long a text of this kind should be, in words. */
export interface LengthRange {
  from: number
  to: number
}

/** Detail pages carry this much. */
export const usualLength: LengthRange = { from: 350, to: 1500 }

/** What one wants to know of a text while writing it. Pure; a text of 60 pages takes a second or so. */
export function findMarkdownFacts(markdown: string, length: LengthRange = usualLength): MarkdownFacts {
  const tree = parseTree(markdown)
  const words = countTreeWords(tree)
  return { words, minutes: readingMinutes(words), hints: findHints(tree, words, length) }
}

/** Words as a reader would count them; the label of a note is none. */
const countTreeWords = (tree: Root) =>
  countWords(
    tree.children
      .map(textOf)
      .join('\n')
      .replace(/\[!(?:note|tip|important|warning|caution)\]/gi, ''),
  )
