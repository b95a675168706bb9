import { Fragment } from 'react'
import { splitLinks } from '../lib/split-links'
import { splitParagraphs } from '../lib/split-paragraphs'

/**
 * What a stranger wrote, as paragraphs, each in the direction of its script; addresses in it are links that search engines are told not to follow.
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
