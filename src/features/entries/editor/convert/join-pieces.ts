import { areSeparate, closingLines } from './are-separate'
import { blockOf, type Match } from './find-matches'

/** A block on its way into the text. */
export interface Piece {
  match: Match | undefined
  /** Its Markdown as it stood, where nobody touched it. */
  source: string | undefined
  /** What it can be written as, the best first. */
  forms: readonly string[]
  /** What it can be written as anew. */
  written: () => readonly string[]
}

/** A piece as it is written, with what stands before it. */
interface Written {
  gap: string
  text: string
}

/** Puts blocks below each other so that each is read as a block of its own. */
export function joinPieces(pieces: readonly Piece[], lineEnd: string): string {
  const written: Written[] = []
  pieces.forEach((piece, index) => {
    const forms = orderForms(piece, pieces[index + 1], lineEnd)
    const [before, last] = [pieces[index - 1], written.at(-1)]
    if (before === undefined || last === undefined) written.push({ gap: '', text: forms[0] ?? '' })
    else written.push(append(last, before, { ...piece, forms }, lineEnd))
  })
  return written.map(({ gap, text }) => gap + text).join('')
}

/** Forms that let the untouched block below stay as it stood come first. */
function orderForms({ forms }: Piece, next: Piece | undefined, lineEnd: string): readonly string[] {
  const below = next?.source
  if (below === undefined || forms.length < 2) return forms
  const fits = (form: string) => areSeparate(form, lineEnd.repeat(2), below)
  return [...forms.filter(fits), ...forms.filter((form) => !fits(form))]
}

/** @param last How the piece before is written; changed where it would swallow this one. */
function append(last: Written, before: Piece, piece: Piece, lineEnd: string): Written {
  const gap = gapBetween(before.match, piece.match)
  const { source } = piece
  if (gap !== undefined && source !== undefined && last.text === before.source) return { gap, text: source }
  const gaps = [...(gap === undefined ? [] : [gap]), lineEnd.repeat(2)]
  const forms = [...piece.forms, ...(source === undefined ? [] : piece.written())]
  const found = findSeparate(last.text, gaps, forms)
  if (found !== undefined) return found
  const closed = closingLines.map((line) => last.text + lineEnd + line)
  for (const text of [...before.written(), ...closed]) {
    const below = findSeparate(text, gaps, forms)
    if (below === undefined) continue
    last.text = text
    return below
  }
  return { gap: lineEnd.repeat(2), text: forms[0] ?? '' }
}

function findSeparate(before: string, gaps: readonly string[], forms: readonly string[]) {
  for (const text of forms) {
    for (const gap of gaps) if (areSeparate(before, gap, text)) return { gap, text }
  }
  return undefined
}

/** What stood between two blocks that stood below each other. */
function gapBetween(one: Match | undefined, other: Match | undefined): string | undefined {
  if (one === undefined || other?.origin !== one.origin || other.index !== one.index + 1) return undefined
  return blockOf(one)?.after
}
