/** A part of a text that stands by itself. */
export interface Block {
  /** "other": a list, a table, a piece of code, a quotation. */
  kind: 'heading' | 'text' | 'other'
  /** Markdown. */
  text: string
}

/** What only makes sense in its place: pictures beside the file, notes, names filled in at build, the first heading. */
const bound = /\]\(\.\/|\[\^|\{\{/

/** The parts of an article's Markdown that could stand in another. */
export function readBlocks(file: string): Block[] {
  const markdown = file.replace(/^---\n[\s\S]*?\n---\n/, '')
  const blocks: Block[] = []
  for (const text of splitAtEmptyLines(markdown))
    if (!bound.test(text)) blocks.push({ kind: kindOf(text), text })
  return blocks
}

/** A piece of code stays whole. */
function splitAtEmptyLines(markdown: string): string[] {
  const found: string[] = []
  let inCode = false
  for (const part of markdown.split(/\n{2,}/).filter((text) => text.trim() !== '')) {
    if (inCode) found.push(`${found.pop() ?? ''}\n\n${part}`)
    else found.push(part.trim())
    if ((part.match(/^```/gm)?.length ?? 0) % 2 === 1) inCode = !inCode
  }
  return found
}

function kindOf(text: string): Block['kind'] {
  if (/^##+ /.test(text)) return 'heading'
  return /^(?:[-*>|]|\d+\. |```)/.test(text) ? 'other' : 'text'
}
