import type { ReviewNote } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import * as css from './review-notes.module.css'

/** Comments of reviewers, the latest first; older ones are collapsed. */
export function ReviewNotes({ reviewNotes }: { reviewNotes: readonly ReviewNote[] }) {
  const [latest, ...older] = reviewNotes
  if (latest === undefined) return null
  return (
    <section aria-label="Feedback" className={css.notes}>
      <ReviewNoteText note={latest} />
      {older.length > 0 && (
        <details>
          <summary className={css.older}>
            {older.length === 1 ? '1 earlier comment' : `${older.length} earlier comments`}
          </summary>
          {older.map((note) => (
            <ReviewNoteText key={note.id} note={note} />
          ))}
        </details>
      )}
    </section>
  )
}

function ReviewNoteText({ note: { by, at, text } }: { note: ReviewNote }) {
  return (
    <article className={css.note}>
      <p className={css.by}>
        <strong>{by}</strong> requested changes on <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <blockquote className={css.text}>{text}</blockquote>
    </article>
  )
}
