import type { AuditEntry } from '../../../contract/audit'
import { describeChange } from '../../config/describe-change'
import { formatMoment } from '../../lib/format-moment'
import * as css from './audit.module.css'
import { compareValues, type ChangedValue } from './compare-values'

interface Props {
  entries: readonly AuditEntry[]
  /** Email of the signed-in user. */
  me: string
  /** Called with the email of the person to filter by. */
  onActor: (actor: string) => void
}

/** Entries, each with the values before and after. */
export function AuditEntries({ entries, me, onActor }: Props) {
  return (
    <ol className={css.entries} aria-label="Entries, newest first">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} me={me} onActor={onActor} />
      ))}
    </ol>
  )
}

function Entry({ entry, me, onActor }: { entry: AuditEntry } & Pick<Props, 'me' | 'onActor'>) {
  const { actor, did, subject } = describeChange(entry, me)
  const values = compareValues(entry)
  return (
    <li>
      <time dateTime={entry.at} className={css.when}>
        {formatMoment(entry.at)}
      </time>
      <div>
        <p className={css.deed}>
          <button
            type="button"
            className={css.actor}
            title="Filter by this person"
            onClick={() => onActor(entry.actor)}
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
