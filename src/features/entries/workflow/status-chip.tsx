import type { EntryState, EntrySummary } from '../../../../contract/entry'
import { stateTitles } from '../../../config/entries'
import * as css from './status-chip.module.css'

/** The status of an entry, with a mark for pending and live. */
export function StatusChip(props: StatusInput) {
  const { title, detail, tone } = describeStatus(props)
  return (
    <span className={css.chip}>
      <span className={`${css.sign} ${css[tone]}`} aria-hidden="true" />
      <span>
        <span className={css.title}>{title}</span>
        {detail !== undefined && <span className={css.detail}>, {detail}</span>}
      </span>
    </span>
  )
}

interface StatusInput {
  state: EntryState
  live: EntrySummary['live']
  /** Whether the draft differs from the published version. Default: derived from the state. */
  hasChanges?: boolean
}

interface StatusText {
  /** The status, e.g. "In review". */
  title: string
  /** What visitors see; undefined if the title says it all. */
  detail: string | undefined
  /** 'pending': someone has to act. 'live': visitors see this text. */
  tone: 'quiet' | 'pending' | 'live'
}

/** Describes the status of an entry, and the published version. */
export function describeStatus({ state, live, hasChanges = state !== 'published' }: StatusInput): StatusText {
  const isPending = state === 'in_review' || state === 'changes_requested'
  const tone = isPending ? 'pending' : live && !hasChanges ? 'live' : 'quiet'
  const job = live?.jobStatus === 'filled' || live?.jobStatus === 'closed' ? [live.jobStatus] : []
  const isEdited = live !== null && hasChanges
  if (isEdited && state === 'draft')
    return { title: stateTitles.published, detail: [...job, 'unpublished changes'].join(', '), tone }
  const details = isEdited ? ['an earlier version is live', ...job] : job
  return { title: stateTitles[state], detail: details.length > 0 ? details.join(', ') : undefined, tone }
}
