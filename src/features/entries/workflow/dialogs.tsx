import { useState, type ReactNode } from 'react'
import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import { nameField } from '../../../../contract/content/entry-descriptions'
import type { Entry, Blocker } from '../../../../contract/entry'
import { entryActions } from '../../../config/entries'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { explainActionError, planConfirmation, type ConfirmedAction } from './actions'
import { fieldId, goToField } from './find-field'
import * as css from './workflow.module.css'

/** The state of an action, as every dialog shows it. */
export interface ActionDialogState {
  /** 'saving': the action waits until the text is saved. */
  progress: 'none' | 'saving' | 'sending'
  /** Why the action failed; null if it did not. */
  error: ReactNode
  onClose: () => void
}

interface ActionDialogProps extends ActionDialogState {
  title: string
  role?: 'dialog' | 'alertdialog'
  /** Label of the button that confirms; undefined if the action is not possible now. */
  confirmLabel: string | undefined
  onConfirm: () => void
  children: ReactNode
}

/** A dialog before an action: what it does or needs, and a button to confirm. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, role = 'dialog', confirmLabel, onConfirm, progress, error, onClose, children } = props
  return (
    <DialogBox role={role} title={title} open onClose={onClose}>
      {children}
      {error}
      <DialogActions>
        <p role="status" className={css.progress}>
          {progress === 'saving' && 'Saving your changes first…'}
        </p>
        <ActionButton onPress={onClose}>{confirmLabel === undefined ? 'Close' : 'Cancel'}</ActionButton>
        {confirmLabel !== undefined && (
          <ActionButton look="main" isPending={progress !== 'none'} onPress={onConfirm}>
            {confirmLabel}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}

interface ConfirmDialogProps extends ActionDialogState {
  action: ConfirmedAction
  entry: Entry
  /** As YYYY-MM-DD. */
  today: string
  onConfirm: () => void
}

/** Explains the consequences of an action, or lists its missing requirements. */
export function ConfirmDialog({ action, entry, today, onConfirm, ...dialog }: ConfirmDialogProps) {
  const { title, sentences, confirmLabel, needsAll } = planConfirmation(action, entry, today)
  const isBlocked = needsAll && entry.blockers.length > 0
  return (
    <ActionDialog
      {...dialog}
      role="alertdialog"
      title={isBlocked ? `This can’t be ${action === 'submit' ? 'submitted' : 'published'} yet` : title}
      confirmLabel={isBlocked ? undefined : confirmLabel}
      onConfirm={onConfirm}
    >
      {!isBlocked && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {needsAll && (
        <BlockerList title="Required to publish" blockers={entry.blockers} onLeave={dialog.onClose} />
      )}
    </ActionDialog>
  )
}

interface BlockerListProps {
  title: string
  blockers: readonly Blocker[]
  /** Closes the dialog before the focus moves to a field. */
  onLeave: () => void
}

/** What keeps an entry from being published, with links to the fields. */
export function BlockerList({ title, blockers, onLeave }: BlockerListProps) {
  if (blockers.length === 0) return null
  return (
    <div className={css.blockers}>
      <p className={css.label}>{title}</p>
      <ul>
        {blockers.map(({ field, message }, index) => (
          <li key={index}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                onLeave()
                goToField(field)
              }}
            >
              {nameField(field)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Limits of a comment as in the contract, in characters. */
const limits = { min: 3, max: 2_000 } as const

interface RequestChangesDialogProps extends ActionDialogState {
  /** Email address of the author. */
  author: string
  onConfirm: (comment: string) => void
}

/** Asks for the comment that the author will see. */
export function RequestChangesDialog({ author, onConfirm, ...dialog }: RequestChangesDialogProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const found = validateComment(text)
    setError(found)
    if (found === undefined) onConfirm(text.trim())
  }
  const { label } = entryActions['request-changes']
  return (
    <ActionDialog {...dialog} title={label} confirmLabel={label} onConfirm={submit}>
      <p>{author} will see your comment and can edit and resubmit it.</p>
      <TextField
        value={text}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was opened to fill it in
        autoFocus
        className={css.field}
      >
        <Label className={css.label}>Comment</Label>
        <TextArea className={css.area} rows={6} />
        <Text slot="description" className={css.hint}>
          {text.trim().length} of {limits.max} characters
        </Text>
        <FieldError className={css.error}>{error}</FieldError>
      </TextField>
    </ActionDialog>
  )
}

function validateComment(text: string): string | undefined {
  const { length } = text.trim()
  if (length < limits.min) return 'Enter a comment'
  if (length > limits.max) return `Comment must be ${limits.max} characters or fewer`
  return undefined
}

interface ActionErrorMessageProps {
  error: Error | null
  /** Loads the entry as it is now. */
  onReload: () => void
  isLoading: boolean
}

/** Says why an action failed, and offers to load the entry if it has changed. */
export function ActionErrorMessage({ error, onReload, isLoading }: ActionErrorMessageProps) {
  if (error === null) return null
  const { text, isOutdated } = explainActionError(error)
  return (
    <div role="alert" className={css.actionError}>
      <p>{text}</p>
      {isOutdated && (
        <ActionButton isPending={isLoading} onPress={onReload}>
          {isLoading ? 'Loading…' : 'Load the latest version'}
        </ActionButton>
      )}
    </div>
  )
}
