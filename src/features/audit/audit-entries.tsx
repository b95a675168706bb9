import type { AuditEntry } from '../../../contract/audit'
import { describeChange } from '../../config/describe-change'
import { formatMoment } from '../../lib/format-moment'
import * as css from './audit.module.css'
import { compareValues, type ChangedValue } from './compare-values'

interface Props {
  changes: readonly AuditEntry[]
  /** Email of the signed-in user. */
  me: string
  /** Called with the email of the person to filter by. */
  onActor: (actor: string) => void
}

/** Changes, each with the values before and after. */
export function AuditEntries({ changes, me, onActor }: Props) {
  return (
    <ol className={css.entries} aria-label="Changes, newest first">
      {changes.map((change) => (
        <Entry key={change.id} change={change} me={me} onActor={onActor} />
      ))}
    </ol>
  )
}

function Entry({ change, me, onActor }: { change: AuditEntry } & Pick<Props, 'me' | 'onActor'>) {
  const { actor, did, subject } = describeChange(change, me)
  const values = compareValues(change)
  return (
    <li>
      <time dateTime={change.at} className={css.when}>
        {formatMoment(change.at)}
      </time>
      <div>
        <p className={css.deed}>
          <button
            type="button"
            className={css.actor}
            title="Filter by this person"
            onClick={() => onActor(change.actor)}
          >
            {actor}
          </button>{' '}
          {did} <strong>{subject}</strong>
        </p>
        {values.length > 0 && <Values values={values} />}
      </div>
    </li>
  )
}

/** Old and new values differ by a line and hidden words, not by color alone. */
function Values({ values }: { values: readonly ChangedValue[] }) {
  return (
    <dl className={css.values}>
      {values.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="visually-hidden">before: </span>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <ins>
                <span className="visually-hidden">{before === undefined ? '' : ', '}now: </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
