import { Fragment } from 'react'
import { splitPhrases } from '../lib/split-phrases'

/** A title that breaks between its phrases, and within one only where a line is too short for it. */
export function Phrases({ text }: { text: string }) {
  const phrases = splitPhrases(text)
  if (phrases.length === 1) return text
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ))
}
