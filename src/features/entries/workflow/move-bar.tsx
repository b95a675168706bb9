import { useRef, useState, type RefObject } from 'react'
import type { Role } from '../../../../contract/permissions'
import type { Entry } from '../../../../contract/entry'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { MoreActions } from './more-actions'
import { MoveQuestion } from './move-question'
import * as css from './moves.module.css'
import { planActions, type BarAction, type PlannedAction } from './plan-actions'
import { RefusalNote } from './refusal-note'
import { useBar } from './use-bar'

interface Props {
  api: ApiClient
  /** As it was saved last. */
  entry: Entry
  caller: { email: string; role: Role }
  /** Whether all that was written is saved; a move waits until it is. */
  isSaved: boolean
  /** Called with the entry as it is after a move, or as it was loaded again; with the receipt where visitors see something change. */
  onMoved: (entry: Entry, publication: Publication | null) => void
}

/** What can be done to an entry now: the likeliest as a button, the rest in a menu. A removed entry leads back to the list. */
export function MoveBar({ api, entry, caller, isSaved, onMoved }: Props) {
  const [asking, setAsking] = useState<BarAction>()
  const bar = useRef<HTMLDivElement>(null)
  const onDone = () => {
    setAsking(undefined)
    keepFocus(bar)
  }
  const { progress, error, dismiss, move, reload } = useBar({ api, entry, caller, isSaved, onMoved, onDone })
  const { main, more } = planActions(entry, caller)
  const choose = ({ action, asks }: PlannedAction) => {
    dismiss()
    if (asks) setAsking(action)
    else if (action === 'withdraw' || action === 'unschedule') move({ action })
  }
  const refusal = <RefusalNote error={error} onReload={reload.load} isLoading={reload.isLoading} />
  return (
    <div ref={bar} role="group" aria-label="What can be done" tabIndex={-1} className={css.bar}>
      {main && (
        <ActionButton look="main" isPending={progress !== 'none'} onPress={() => choose(main)}>
          {main.title}
        </ActionButton>
      )}
      <MoreActions actions={more} alone={main === undefined} onChoose={choose} />
      <p role="status">
        {asking === undefined && progress === 'saving' && 'Waits until your text is saved…'}
      </p>
      {asking === undefined && refusal}
      {asking !== undefined && (
        <MoveQuestion
          action={asking}
          entry={entry}
          progress={progress}
          refusal={refusal}
          onMove={move}
          onClose={() => {
            dismiss()
            setAsking(undefined)
          }}
        />
      )}
    </div>
  )
}

/** How long a closing box takes to give the focus back, in milliseconds. */
const boxCloses = 60

/** After a move the button that was pressed may be gone: the focus then stays at the bar. */
function keepFocus(bar: RefObject<HTMLDivElement | null>): void {
  setTimeout(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, boxCloses)
}
