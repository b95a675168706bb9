import type { Entry, EntryContent } from '../../../../contract/entry'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ContentDiff } from '../diff/content-diff'

interface Props {
  mine: EntryContent
  theirs: Entry
  /** Gives one’s own text up. */
  onTheirs: () => void
  /** Keeps it beside the other, to copy from. */
  onBoth: () => void
}

/** It has moved on while somebody was writing, e.g. to review: what was written can’t be saved there. */
export function ClosedDialog({ mine, theirs, onTheirs, onBoth }: Props) {
  return (
    <DialogBox role="alertdialog" size="wide" title="This can no longer be edited" open onClose={onBoth}>
      <p>
        {theirs.updatedBy} moved it on while you were writing. What you wrote since is not saved; this browser
        keeps it.
      </p>
      <ContentDiff before={theirs.content} after={mine} labels={['On the server', 'Yours']} />
      <DialogActions>
        <ActionButton onPress={onTheirs}>Give mine up</ActionButton>
        <ActionButton look="main" onPress={onBoth}>
          Keep mine, to copy from
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
