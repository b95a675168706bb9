import type { Blockquote } from 'mdast'

const pattern = /^\[!(note|tip|important|warning|caution)\](?:\n|$)/i

/** The kind of note a quotation is, as its author wrote it ("NOTE"); undefined for other quotations. */
export function noteLabel({ children: [first] }: Blockquote): string | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (text?.type !== 'text' || first?.type !== 'paragraph') return undefined
  const label = pattern.exec(text.value)
  // "[!NOTE]" before anything but a line's end is read as a note by accident: such a quotation stays as it is.
  if (label === null || (text.value === label[0].trimEnd() && first.children.length > 1)) return undefined
  return label[1]
}
