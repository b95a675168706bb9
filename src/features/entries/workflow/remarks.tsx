import type { Remark } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import * as css from './remarks.module.css'

/** What reviewers asked for, the latest first; what is older than the latest is folded. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const [latest, ...older] = remarks
  if (latest === undefined) return null
  return (
    <section aria-label="Remarks" className={css.remarks}>
      <RemarkText remark={latest} />
      {older.length > 0 && (
        <details>
          <summary className={css.older}>
            {older.length === 1 ? 'An earlier remark' : `${older.length} earlier remarks`}
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
        <strong>{by}</strong> asked for changes on <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <blockquote className={css.text}>{text}</blockquote>
    </article>
  )
}
