import type { Entry } from '../../../contract/entry'
import { permissionFor } from '../../../contract/entry-rules'
import { can } from '../../../contract/permissions'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import type { LocalCopies, LocalCopy } from './autosave/local-copies'
import { createFromCopy, LocalCopyPanel } from './autosave/local-copy-panel'
import { sameContent } from './autosave/merge-content'
import type { SaveState } from './autosave/save-state'
import { ContentDiff } from './diff/content-diff'
import type { EntryPageProps } from './entry-page-props'
import * as css from './entry-screen.module.css'
import { kindWords } from './kind-words'
import { PublicationStatus } from './publication-status/publication-status'
import { SinceSubmission } from './revisions/since-submission'
import { ReviewNotes } from './workflow/review-notes'

interface Props extends Pick<EntryPageProps, 'api' | 'user' | 'kind' | 'href'> {
  id: string
  state: SaveState
  copies: LocalCopies
  /** Why the text can’t be edited now; undefined if it can. */
  readOnly: string | undefined
  /** Of the publication to show; undefined if none is in progress. */
  publicationId: string | undefined
  beside: readonly LocalCopy[]
  onDiscard: (copy: LocalCopy) => void
  onSave: () => void
  onUndoMerge: () => void
  onDismissMerge: () => void
}

/** What to know before editing: feedback, why it is read-only, the publication in progress, local copies. */
export function ScreenNotices(props: Props) {
  const { api, user, kind, state, readOnly, publicationId, beside, onDiscard, onSave } = props
  const { entry, phase, content } = state
  return (
    <div className={css.notices}>
      {readOnly !== undefined && (
        <p role="status" className={css.notice}>
          {readOnly}
        </p>
      )}
      {entry && <EditInReview {...props} entry={entry} />}
      {entry?.state === 'changes_requested' && <ReviewNotes reviewNotes={entry.reviewNotes} />}
      {publicationId !== undefined && (
        <PublicationStatus
          key={publicationId}
          api={api}
          publicationId={publicationId}
          canRetry={can(user.roles, permissionFor(kind, 'entries.publish'))}
        />
      )}
      {phase.is === 'failed' && phase.error.kind === 'deleted' && <DeletedNotice {...props} />}
      {state.merged && <MergeNotice merged={state.merged} {...props} />}
      {phase.is === 'merging' && (
        <details open className={css.merging}>
          <summary>Compare versions</summary>
          <ContentDiff
            before={phase.theirs.content}
            after={content}
            labels={[`Saved by ${phase.theirs.updatedBy}`, 'Yours']}
          />
          <ActionButton look="main" onPress={onSave}>
            Save merged version
          </ActionButton>
        </details>
      )}
      {beside.map((copy) => (
        <LocalCopyPanel key={copy.session} copy={copy} onDiscard={() => onDiscard(copy)} />
      ))}
    </div>
  )
}

interface MergeProps extends Pick<Props, 'state' | 'onUndoMerge' | 'onDismissMerge'> {
  merged: NonNullable<SaveState['merged']>
}

/** What someone else saved was merged with what is written here: shows it, and can undo it while nothing else was written. */
function MergeNotice({ merged, state, onUndoMerge, onDismissMerge }: MergeProps) {
  const isLast = sameContent(state.content, merged.after)
  return (
    <div role="status" className={css.notice}>
      <p>Merged with changes by {merged.by}. You changed different parts.</p>
      <details className={css.merging}>
        <summary>See what was merged</summary>
        <ContentDiff before={merged.before} after={merged.after} labels={['Yours', 'Merged']} />
      </details>
      {isLast && (
        <ActionButton look="plain" onPress={onUndoMerge}>
          Undo merge
        </ActionButton>
      )}
      <ActionButton look="plain" onPress={onDismissMerge}>
        Dismiss
      </ActionButton>
    </div>
  )
}

/** To reviewers: that they can edit; to others: what was changed while the entry was in review. */
function EditInReview({ api, user, entry, readOnly, state }: Props & { entry: Entry }) {
  const { editedInReview: edit } = entry
  const isOwn = edit?.by.toLowerCase() === user.email.toLowerCase()
  if (edit && !isOwn)
    return (
      <div role="status" className={css.notice}>
        <p>
          {edit.by} edited this while it was in review, {formatMoment(edit.at)}.
        </p>
        <SinceSubmission api={api} entry={entry} content={state.content} submitted={edit.submitted} />
      </div>
    )
  if (entry.state !== 'in_review' || readOnly !== undefined) return null
  return (
    <p role="status" className={css.notice}>
      This is in review. You can edit it: its author will see what you changed.
    </p>
  )
}

/** Someone deleted the entry while it was being edited. */
function DeletedNotice({ id, kind, href, copies, state }: Props) {
  const create = () => {
    const session = crypto.randomUUID()
    createFromCopy({
      copies,
      href,
      copy: { id, version: null, content: state.content, at: Date.now(), session },
    })
  }
  return (
    <p role="alert" className={css.notice}>
      {kind === 'page'
        ? 'Someone returned this page to its file while you were editing. Copy any text you still need.'
        : 'Someone deleted this while you were editing. '}
      {kind !== 'page' && (
        <ActionButton onPress={create}>Create a new {kindWords[kind].one} from this</ActionButton>
      )}
    </p>
  )
}
