import type { Remark } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import * as css from './remarks.module.css'

/** Comments of reviewers, the latest first; older ones are collapsed. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const [latest, ...older] = remarks
  if (latest === undefined) return null
  return (
    <section aria-label="Feedback" className={css.remarks}>
      <RemarkText remark={latest} />
      {older.length > 0 && (
        <details>
          <summary className={css.older}>
            {older.length === 1 ? '1 earlier comment' : `${older.length} earlier comments`}
          </summary>
          {older.map((remark) => (
            <RemarkText key={remark.id} remark={remark} />
          ))}
        </details>
      )}
    </section>
  )
}

function RemarkText({ remark: { by, at, text } }: { remark: Remark }) {
  return (
    <article className={css.remark}>
      <p className={css.by}>
        <strong>{by}</strong> requested changes on <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <blockquote className={css.text}>{text}</blockquote>
    </article>
  )
}
