/** A block of Markdown that makes sense by itself. */
export interface Block {
  /** "other": a list, a table, a piece of code, a quotation. */
  kind: 'heading' | 'text' | 'other'
  /** Markdown. */
  text: string
}

/** Blocks that only make sense where they are: images beside the file, notes, build-time values, the first heading. */
const bound = /\]\(\.\/|\[\^|\{\{/

/** Blocks of an article that could be part of another one. */
export function readBlocks(file: string): Block[] {
  const markdown = file.replace(/^---\n[\s\S]*?\n---\n/, '')
  const blocks: Block[] = []
  for (const text of splitAtEmptyLines(markdown))
    if (!bound.test(text)) blocks.push({ kind: kindOf(text), text })
  return blocks
}

/** Keeps a code block whole. */
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
