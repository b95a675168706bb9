import { fromAbsolute, getLocalTimeZone, toCalendarDate } from '@internationalized/date'
import { useRef, useState, type RefObject } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import type { Entry } from '../../../../contract/entry'
import type { Role } from '../../../../contract/permissions'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import type { StatusAction } from '../../../config/entries'
import { useNow } from '../../../lib/use-now'
import { ActionButton } from '../../../ui/action-button'
import { ChevronDown } from '../../../ui/icons'
import * as menu from '../menu.module.css'
import { planActions, type ActionInput, type PlannedAction } from './actions'
import { ActionErrorMessage, ConfirmDialog, RequestChangesDialog, type ActionDialogState } from './dialogs'
import { ScheduleDialog } from './schedule-dialog'
import { useEntryActions } from './use-entry-actions'
import * as css from './workflow.module.css'

interface Props {
  api: ApiClient
  /** As it was last saved. */
  entry: Entry
  caller: { email: string; roles: readonly Role[] }
  /** Whether everything is saved; an action waits until it is. */
  isSaved: boolean
  /** Called with the entry after an action or a reload; with a publication if something changes for visitors. */
  onChanged: (entry: Entry, publication: Publication | null) => void
}

/** The actions for an entry: the likeliest as a button, the others in a menu. Deleting leads back to the list. */
export function ActionBar({ api, entry, caller, isSaved, onChanged }: Props) {
  const [asking, setAsking] = useState<StatusAction>()
  const bar = useRef<HTMLDivElement>(null)
  const onDone = () => {
    setAsking(undefined)
    keepFocus(bar)
  }
  const { progress, error, dismiss, act, reload } = useEntryActions({
    api,
    entry,
    caller,
    isSaved,
    onChanged,
    onDone,
  })
  const { main, more } = planActions(entry, caller)
  const choose = ({ action, asks }: PlannedAction) => {
    dismiss()
    if (asks) setAsking(action)
    else if (action === 'withdraw' || action === 'unschedule') act({ action })
  }
  const errorMessage = (
    <ActionErrorMessage error={error} onReload={reload.load} isLoading={reload.isLoading} />
  )
  return (
    <div ref={bar} role="group" aria-label="Actions" tabIndex={-1} className={css.bar}>
      {main && (
        <ActionButton look="main" isPending={progress !== 'none'} onPress={() => choose(main)}>
          {main.label}
        </ActionButton>
      )}
      <MoreActions actions={more} isAlone={main === undefined} onChoose={choose} />
      <p role="status">{asking === undefined && progress === 'saving' && 'Saving your changes first…'}</p>
      {asking === undefined && errorMessage}
      {asking !== undefined && (
        <DialogFor
          action={asking}
          entry={entry}
          progress={progress}
          error={errorMessage}
          onAct={act}
          onClose={() => {
            dismiss()
            setAsking(undefined)
          }}
        />
      )}
    </div>
  )
}

/** How long a closing dialog takes to return the focus, in milliseconds. */
const focusReturns = 60

/** After an action its button may have disappeared: the focus then stays at the bar. */
function keepFocus(bar: RefObject<HTMLDivElement | null>): void {
  setTimeout(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, focusReturns)
}

interface MoreActionsProps {
  actions: readonly PlannedAction[]
  /** Whether there is no main button. */
  isAlone: boolean
  onChoose: (action: PlannedAction) => void
}

function MoreActions({ actions, isAlone, onChoose }: MoreActionsProps) {
  if (actions.length === 0) return null
  return (
    <MenuTrigger>
      <ActionButton>
        {isAlone ? 'Actions' : 'More'} <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </ActionButton>
      <Popover placement="bottom end" offset={6} className={menu.popover}>
        <Menu className={menu.menu} aria-label="Actions">
          {actions.map((action) => (
            <MenuItem key={action.action} className={menu.item} onAction={() => onChoose(action)}>
              {action.label}
              {action.asks && '…'}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

interface DialogForProps extends ActionDialogState {
  action: StatusAction
  entry: Entry
  onAct: (input: ActionInput) => void
}

function DialogFor({ action, entry, onAct, ...dialog }: DialogForProps) {
  const today = toCalendarDate(fromAbsolute(useNow(), getLocalTimeZone())).toString()
  switch (action) {
    case 'withdraw':
    case 'unschedule':
      return null
    case 'request-changes':
      return (
        <RequestChangesDialog
          {...dialog}
          author={entry.author}
          onConfirm={(note) => onAct({ action, note })}
        />
      )
    case 'schedule':
      return (
        <ScheduleDialog {...dialog} entry={entry} onConfirm={(publishAt) => onAct({ action, publishAt })} />
      )
    default:
      return (
        <ConfirmDialog
          {...dialog}
          action={action}
          entry={entry}
          today={today}
          onConfirm={() => onAct({ action })}
        />
      )
  }
}
