import type { Node } from '@tiptap/pm/model'
import { blockOf, findMatches, type Match } from './find-matches'
import { joinPieces, type Piece } from './join-pieces'
import type { Origin } from './parse-document'
import { settleReferences } from './settle-references'
import { blockTexts } from './write-block-text'

/**
 * The Markdown of a document: blocks that are as they were are written as they stood, with what stood between them;
 * others in the house's style.
 *
 * @param origins Where the document came from, the latest first.
 */
export function writeDocument(doc: Node, origins: readonly Origin[]): string {
  const [latest] = origins
  const lineEnd = latest?.lineEnd ?? '\n'
  const nodes = settleReferences(doc).children
  const matches = findMatches(nodes, origins)
  const pieces = nodes
    .map((node, index) => toPiece(node, matches[index], lineEnd))
    .filter(({ forms }) => forms.length > 0)
  if (pieces.length === 0) return latest?.blocks.length === 0 ? latest.before : ''
  const end = endOf(latest, pieces.at(-1))
  return (latest?.before ?? '') + joinPieces(pieces, lineEnd) + end
}

/** What stood at the end of the text; a line end where there was none but in the last block itself. */
function endOf(origin: Origin | undefined, last: Piece | undefined): string {
  const block = origin?.blocks.at(-1)
  if (origin === undefined || block === undefined) return '\n'
  const isWithin = /[\r\n]$/.test(block.source) && block.source !== last?.source
  return isWithin ? origin.lineEnd : block.after
}

function toPiece(node: Node, match: Match | undefined, lineEnd: string): Piece {
  const source = match?.isUntouched === true ? blockOf(match)?.source : undefined
  const written = () => blockTexts(node).map((text) => text.replaceAll('\n', lineEnd))
  // What is kept as it stood needs no other form until it turns out not to fit where it stands.
  return { match, source, forms: source === undefined ? written() : [source], written }
}
