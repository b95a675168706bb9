import { roles } from '../../../contract/permissions'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import * as css from './people.module.css'
import type { PersonChange } from './people-queries'
import type { Conflict } from './use-person-change'

interface AskProps {
  change: PersonChange
  /** Whether it is one's own entry. */
  own: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before somebody is removed or before one gives up one's own rights. */
export function AskFirst({ change: { person, role }, own, onYes, onNo }: AskProps) {
  const title = role === undefined ? `Remove ${own ? 'yourself' : person.email}?` : 'Give up your own rights?'
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onNo}>
      <p>{describe(person.email, role, own)}</p>
      <DialogActions>
        <ActionButton onPress={onNo}>Cancel</ActionButton>
        <ActionButton look="main" onPress={onYes}>
          {role === undefined ? 'Remove' : `Become ${roles[role].title.toLowerCase()}`}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

function describe(email: string, role: PersonChange['role'], own: boolean): string {
  if (role !== undefined)
    return `As ${roles[role].title.toLowerCase()} you can no longer open this page. Only another admin can give you the role back.`
  return own
    ? 'You can no longer open the workspace. Only another admin can let you in again.'
    : `${email} can no longer open the workspace. What they wrote stays. They can be added again.`
}

interface ConflictProps {
  conflict: Conflict
  /** Makes the change all the same, on the entry as it is now. */
  onAgain: (change: PersonChange) => void
  onLeave: () => void
}

/** Somebody else was quicker: what one wanted beside what it is now. */
export function ConflictDialog({ conflict: { wanted, now }, onAgain, onLeave }: ConflictProps) {
  const { person, role } = wanted
  const title = now ? 'Somebody else changed this meanwhile' : 'Somebody else removed this person meanwhile'
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onLeave}>
      <dl className={css.compare}>
        <dt>Person</dt>
        <dd>{person.email}</dd>
        <dt>It was</dt>
        <dd>{roles[person.role].title}</dd>
        <dt>You wanted</dt>
        <dd>{role === undefined ? 'Removed' : roles[role].title}</dd>
        <dt>It is now</dt>
        <dd>{now ? `${roles[now.role].title}, since ${formatMoment(now.updatedAt)}` : 'Removed'}</dd>
      </dl>
      <DialogActions>
        <ActionButton onPress={onLeave}>Leave it as it is now</ActionButton>
        {now && role !== now.role && (
          <ActionButton look="main" onPress={() => onAgain({ person: now, role })}>
            {role === undefined ? 'Remove all the same' : `Make ${roles[role].title.toLowerCase()}`}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}

/** Says why a change was not made; in a box, since the row it was made in may be far down the page. */
export function ProblemDialog({ problem, onClose }: { problem: string; onClose: () => void }) {
  return (
    <DialogBox role="alertdialog" title="This was not done" open onClose={onClose}>
      <p>{problem}</p>
      <DialogActions>
        <ActionButton look="main" onPress={onClose}>
          All right
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
