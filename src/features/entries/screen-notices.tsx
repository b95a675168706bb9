import { can } from '../../../contract/permissions'
import { ActionButton } from '../../ui/action-button'
import { ContentDiff } from './diff/content-diff'
import { kindWords } from './kind-words'
import { Remarks } from './workflow/remarks'
import { Receipt } from './publication-status/receipt'
import { beginAnew } from './removed-entry'
import { KeptText } from './autosave/kept-text'
import type { LocalCopies, LocalCopy } from './autosave/local-copies'
import type { SavingState } from './autosave/saving-state'
import type { WritingPage } from './writing-props'
import * as css from './writing-screen.module.css'

interface Props extends Pick<WritingPage, 'api' | 'user' | 'kind' | 'href'> {
  id: string
  state: SavingState
  copies: LocalCopies
  /** Why the text can’t be changed now; undefined: it can. */
  readOnly: string | undefined
  /** Of the latest publication that is on its way; undefined: none is. */
  publicationId: string | undefined
  beside: readonly LocalCopy[]
  onDiscard: (copy: LocalCopy) => void
  onSave: () => void
}

/** What one has to know before going on: remarks, why it is closed, what is on its way, other texts. */
export function ScreenNotices(props: Props) {
  const { api, user, state, readOnly, publicationId, beside, onDiscard, onSave } = props
  const { entry, phase, content } = state
  return (
    <div className={css.notices}>
      {readOnly !== undefined && (
        <p role="status" className={css.notice}>
          {readOnly}
        </p>
      )}
      {entry?.state === 'changes_requested' && <Remarks remarks={entry.remarks} />}
      {publicationId !== undefined && (
        <Receipt
          key={publicationId}
          api={api}
          publicationId={publicationId}
          canRetry={can(user.role, 'entries.publish')}
        />
      )}
      {phase.is === 'failed' && phase.failure.kind === 'gone' && <GoneNotice {...props} />}
      {phase.is === 'merging' && (
        <details open className={css.merging}>
          <summary>What differs from the other version</summary>
          <ContentDiff
            before={phase.theirs.content}
            after={content}
            labels={[`Saved by ${phase.theirs.updatedBy}`, 'Yours']}
          />
          <ActionButton look="main" onPress={onSave}>
            Save what I put together
          </ActionButton>
        </details>
      )}
      {beside.map((copy) => (
        <KeptText key={copy.session} copy={copy} onDiscard={() => onDiscard(copy)} />
      ))}
    </div>
  )
}

/** Somebody removed it while it was written on. */
function GoneNotice({ id, kind, href, copies, state }: Props) {
  const begin = () => {
    const session = crypto.randomUUID()
    beginAnew({ copies, href, copy: { id, version: null, content: state.content, at: Date.now(), session } })
  }
  return (
    <p role="alert" className={css.notice}>
      Somebody removed this while you were writing.{' '}
      <ActionButton onPress={begin}>Begin a new {kindWords[kind].one} with it</ActionButton>
    </p>
  )
}
