/** A piece of plain text; `href` where it is an address. */
export interface TextPiece {
  text: string
  href?: string
}

/** Addresses as people type them, without the sign that ends the sentence and without a bracket around them. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi

/** Plain text with the web addresses in it told apart; nothing else becomes a link, and no text is lost. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { 0: href, index } of text.matchAll(address)) {
    if (!URL.canParse(href)) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: href, href })
    from = index + href.length
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces
}
