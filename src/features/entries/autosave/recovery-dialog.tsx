import type { Entry } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ContentDiff } from '../diff/content-diff'
import type { LocalCopy } from './local-copies'

interface Props {
  entry: Entry
  copy: LocalCopy
  /** Whether one’s own text can be gone on with; else it can only be copied from. */
  canEdit: boolean
  onMine: () => void
  onTheirs: () => void
  /** Shows one’s own text beside the server’s, to copy from. */
  onBoth: () => void
}

/** Text was left in this browser that the server does not have: shows what differs and asks. */
export function RecoveryDialog({ entry, copy, canEdit, onMine, onTheirs, onBoth }: Props) {
  const isNewer = copy.version !== entry.version
  return (
    // closed by Escape, nothing is decided for good: the copy stays
    <DialogBox role="alertdialog" size="wide" title="This browser kept a text" open onClose={onBoth}>
      <p>
        On {formatMoment(new Date(copy.at).toISOString())} something was written here that did not reach the
        server.
        {isNewer && ` Since then ${entry.updatedBy} has saved another version.`}
        {!canEdit && ' As it stands, the text can’t be edited: you can copy what is missing.'}
      </p>
      <ContentDiff
        before={entry.content}
        after={copy.content}
        labels={['On the server', 'In this browser']}
      />
      <DialogActions>
        <ActionButton onPress={onTheirs}>Take the server’s</ActionButton>
        <ActionButton look={canEdit ? 'line' : 'main'} onPress={onBoth}>
          Keep both, to copy from
        </ActionButton>
        {canEdit && (
          <ActionButton look="main" onPress={onMine}>
            Continue with mine
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}
