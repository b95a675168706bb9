import { ConflictView } from './diff/conflict-view'
import { ClosedDialog } from './autosave/closed-dialog'
import type { Keeper } from './autosave/create-keeper'
import { LeaveDialog } from './autosave/leave-dialog'
import type { LocalCopies } from './autosave/local-copies'
import { RecoveryDialog } from './autosave/recovery-dialog'
import type { SavingState } from './autosave/saving-state'
import { useLeaveGuard } from './autosave/use-leave-guard'
import type { useRecovery } from './autosave/use-recovery'

interface Props {
  keeper: Keeper
  state: SavingState
  copies: LocalCopies
  recovery: ReturnType<typeof useRecovery>
  canEdit: boolean
}

/** The questions that saving can raise. */
export function ScreenDialogs({ keeper, state, copies, recovery, canEdit }: Props) {
  const { leaving, stay, leave } = useLeaveGuard(keeper)
  const { phase, content, entry } = state
  const keepBeside = () => {
    if (phase.is !== 'conflict') return
    const { id, version } = phase.theirs
    const copy = { id, version, content, at: Date.now(), session: crypto.randomUUID() }
    // the keeper's own copy goes with its text
    copies.keep(copy)
    recovery.keepBeside(copy)
    keeper.chooseTheirs()
  }
  return (
    <>
      {recovery.asking && entry && (
        <RecoveryDialog
          key={recovery.asking.session}
          entry={entry}
          copy={recovery.asking}
          canEdit={canEdit}
          onMine={recovery.takeMine}
          onTheirs={recovery.takeTheirs}
          onBoth={recovery.keepBoth}
        />
      )}
      {phase.is === 'conflict' && phase.reason === 'changed' && (
        <ConflictView
          mine={content}
          theirs={phase.theirs}
          onMine={keeper.chooseMine}
          onTheirs={keeper.chooseTheirs}
          onClose={keeper.mergeByHand}
        />
      )}
      {phase.is === 'conflict' && phase.reason === 'closed' && (
        <ClosedDialog
          mine={content}
          theirs={phase.theirs}
          onTheirs={keeper.chooseTheirs}
          onBoth={keepBeside}
        />
      )}
      <LeaveDialog leaving={leaving} state={state} onStay={stay} onLeave={leave} />
    </>
  )
}
