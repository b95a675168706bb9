import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { excerpt, type Advice } from './advice'
import { locale } from './locale'
import { adviseStructure } from './markdown-advice'
import { parseTree, textOf } from './markdown-tree'
import { adviseReading } from './reading-ease'
import { countWords, readingMinutes } from './text'
import { adviseLength, type LengthRange } from './text-lengths'
import { adviseWording } from './wording-advice'

export interface MarkdownFacts {
  words: number
  /** Reading time, whole minutes, at least 1. */
  minutes: number
  /** What could be better: the whole text first, then its structure, then its words. */
  advice: Advice[]
}

/**
 * Length, reading time and advice for a text that is being written. Pure; 60 pages take about a second.
 *
 * @param length How long it should be. Default: any length will do.
 */
export function findMarkdownFacts(markdown: string, length?: LengthRange): MarkdownFacts {
  const tree = parseTree(markdown)
  const words = countTreeWords(tree)
  return {
    words,
    minutes: readingMinutes(words),
    advice: [
      ...(words === 0 ? [] : adviseWhole(tree, words, length)),
      ...adviseStructure(tree),
      ...adviseWords(tree),
    ],
  }
}

function adviseWhole(tree: Root, words: number, length: LengthRange | undefined): Advice[] {
  const wrongLength = length && adviseLength(words, length)
  const hardToRead = adviseReading(passagesOf(tree).map(({ text }) => text))
  return [
    ...(wrongLength === undefined ? [] : [{ kind: 'length' as const, message: wrongLength, excerpt: '' }]),
    ...(hardToRead === undefined ? [] : [{ kind: 'reading' as const, message: hardToRead, excerpt: '' }]),
  ]
}

const adviseWords = (tree: Root): Advice[] =>
  passagesOf(tree).flatMap(({ text, line }) =>
    adviseWording(text, locale).map(({ message, index }) => ({
      kind: 'wording',
      message,
      excerpt: excerpt(text.slice(Math.max(0, index - 20))),
      line,
    })),
  )

function passagesOf(tree: Root): { text: string; line: number | undefined }[] {
  const passages: { text: string; line: number | undefined }[] = []
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    passages.push({ text: textOf(node).replace(/\s/g, ' '), line: node.position?.start.line })
  })
  return passages
}

/** Words as a reader would count them; the label of a note is none. */
const countTreeWords = (tree: Root) =>
  countWords(
    tree.children
      .map(textOf)
      .join('\n')
      .replace(/\[!(?:note|tip|important|warning|caution)\]/gi, ''),
  )
