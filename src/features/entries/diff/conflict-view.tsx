import type { Entry, EntryContent } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ContentDiff } from './content-diff'
import * as css from './content-diff.module.css'

interface Props {
  /** What one has written and could not save. */
  mine: EntryContent
  /** What somebody else, or oneself elsewhere, saved meanwhile. */
  theirs: Entry
  /** Saves one's own text on top of theirs, which stays among the revisions. */
  onMine: () => void
  /** Gives up one's own text. */
  onTheirs: () => void
  /** Goes on writing, to bring both together by hand. */
  onClose: () => void
}

/** Two people saved the same thing: both texts beside each other, and the three ways on. */
export function ConflictView({ mine, theirs, onMine, onTheirs, onClose }: Props) {
  return (
    <DialogBox role="alertdialog" size="wide" title="This was changed meanwhile" open onClose={onClose}>
      <p>
        {theirs.updatedBy} saved this on {formatMoment(theirs.updatedAt)}, after you had opened it. Your text
        is not lost, and not saved yet.
      </p>
      <div role="region" aria-label="What differs" tabIndex={0} className={css.scroll}>
        <ContentDiff
          before={theirs.content}
          after={mine}
          labels={[`Saved by ${theirs.updatedBy}`, 'Yours']}
        />
      </div>
      <ul className={css.ways}>
        <li>Keep yours: it becomes the text; theirs stays among the revisions.</li>
        <li>Take theirs: yours is given up, also in this browser.</li>
        <li>Go on by hand: you keep writing in yours, nothing is saved before you choose.</li>
      </ul>
      <DialogActions>
        <ActionButton onPress={onClose}>Go on by hand</ActionButton>
        <ActionButton onPress={onTheirs}>Take theirs</ActionButton>
        <ActionButton look="main" onPress={onMine}>
          Keep yours
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
