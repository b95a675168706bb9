import type { Entry, EntryContent } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ContentDiff } from '../diff/content-diff'
import * as css from './autosave.module.css'

interface Props {
  /** Both versions in one, with what was written here where they collide. */
  mine: EntryContent
  /** The same, with what the other person wrote. */
  other: EntryContent
  /** What someone else, or the same person in another tab, has saved. */
  theirs: Entry
  /** Saves this text on top of theirs, which stays in the version history. */
  onMine: () => void
  onTheirs: () => void
  /** Keeps editing, to merge both versions manually. */
  onMerge: () => void
}

/** Two people edited the same version: shows what differs, and the three ways to continue. */
export function ConflictDialog({ mine, other, theirs, onMine, onTheirs, onMerge }: Props) {
  return (
    <DialogBox role="alertdialog" size="wide" title="Someone else edited this" open onClose={onMerge}>
      <p>
        {theirs.updatedBy} saved a newer version on {formatMoment(theirs.updatedAt)}, and you both changed
        what is shown here. Everything else of both versions is kept. Your changes aren’t lost, but they
        aren’t saved yet.
      </p>
      <div role="region" aria-label="What differs" tabIndex={0} className={css.scroll}>
        <ContentDiff before={other} after={mine} labels={[`Saved by ${theirs.updatedBy}`, 'Yours']} />
      </div>
      <ul className={css.ways}>
        <li>Keep my version: yours is used here; theirs stays in the version history.</li>
        <li>Use their version: theirs is used here; your changes here are discarded, in this browser too.</li>
        <li>Merge manually: keep editing; nothing is saved until you choose.</li>
      </ul>
      <DialogActions>
        <ActionButton onPress={onMerge}>Merge manually</ActionButton>
        <ActionButton onPress={onTheirs}>Use their version</ActionButton>
        <ActionButton look="main" onPress={onMine}>
          Keep my version
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

interface ClosedDialogProps {
  mine: EntryContent
  theirs: Entry
  onDiscard: () => void
  /** Stores this text as a local copy, shown next to theirs. */
  onKeepCopy: () => void
}

/** The status changed during editing, e.g. to “in review”, so that the text can no longer be saved. */
export function ClosedDialog({ mine, theirs, onDiscard, onKeepCopy }: ClosedDialogProps) {
  return (
    <DialogBox role="alertdialog" size="wide" title="This can no longer be edited" open onClose={onKeepCopy}>
      <p>
        {theirs.updatedBy} changed its status while you were editing. Your unsaved changes are stored in this
        browser.
      </p>
      <ContentDiff before={theirs.content} after={mine} labels={['On the server', 'Yours']} />
      <DialogActions>
        <ActionButton onPress={onDiscard}>Discard mine</ActionButton>
        <ActionButton look="main" onPress={onKeepCopy}>
          Keep a copy of mine
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
