import type { Autosave } from './autosave/autosave'
import { ConflictDialog, ClosedDialog } from './autosave/conflict-dialogs'
import { LeaveDialog, useLeaveGuard } from './autosave/leave-guard'
import type { LocalCopies } from './autosave/local-copies'
import { RecoveryDialog, type useRecovery } from './autosave/recovery'
import type { SaveState } from './autosave/save-state'

interface Props {
  autosave: Autosave
  state: SaveState
  copies: LocalCopies
  recovery: ReturnType<typeof useRecovery>
  canEdit: boolean
}

/** The dialogs that saving can open. */
export function ScreenDialogs({ autosave, state, copies, recovery, canEdit }: Props) {
  const { leaving, stay, leave } = useLeaveGuard(autosave)
  const { phase, content, entry } = state
  const collision =
    phase.is === 'conflict' && phase.reason === 'changed' ? autosave.mergeWith(phase.theirs) : undefined
  const keepCopy = () => {
    if (phase.is !== 'conflict') return
    const { id, version } = phase.theirs
    const copy = { id, version, content, at: Date.now(), session: crypto.randomUUID() }
    // autosave removes its own copy together with the text
    copies.keep(copy)
    recovery.showCopy(copy)
    autosave.chooseTheirs()
  }
  return (
    <>
      {recovery.asking && entry && (
        <RecoveryDialog
          key={recovery.asking.session}
          entry={entry}
          copy={recovery.asking}
          canEdit={canEdit}
          onRestore={recovery.restore}
          onDiscard={recovery.discardAsked}
          onOpenBoth={recovery.openBoth}
        />
      )}
      {phase.is === 'conflict' && collision && (
        <ConflictDialog
          mine={collision.mine}
          other={collision.theirs}
          theirs={phase.theirs}
          onMine={autosave.chooseMine}
          onTheirs={autosave.chooseTheirs}
          onMerge={autosave.mergeManually}
        />
      )}
      {phase.is === 'conflict' && phase.reason === 'closed' && (
        <ClosedDialog
          mine={content}
          theirs={phase.theirs}
          onDiscard={autosave.chooseTheirs}
          onKeepCopy={keepCopy}
        />
      )}
      <LeaveDialog leaving={leaving} state={state} onStay={stay} onLeave={leave} />
    </>
  )
}
