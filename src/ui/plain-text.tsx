import { Fragment } from 'react'

/**
 * User-submitted text as paragraphs, each in the direction of its script; URLs become nofollow links.
 */
export function PlainText({ text }: { text: string }) {
  return splitParagraphs(text).map((lines, index) => (
    <p key={index} dir="auto">
      {lines.map((line, number) => (
        <Fragment key={number}>
          {number > 0 && <br />}
          {splitLinks(line).map((piece, at) =>
            piece.href === undefined ? (
              piece.text
            ) : (
              <a key={at} href={piece.href} rel="nofollow ugc noopener">
                {piece.text}
              </a>
            ),
          )}
        </Fragment>
      ))}
    </p>
  ))
}

/** A piece of plain text; `href` where it is an address. */
interface TextPiece {
  text: string
  href?: string
}

/** Addresses as people type them, without the sign that ends the sentence and without a bracket around them. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi

/** Splits plain text into URLs and the rest; nothing else becomes a link, and no text is lost. */
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

/** Plain text as its paragraphs, each as its lines. */
export function splitParagraphs(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
}
