import type { FieldIssue } from '../../../contract/forms/field-rule'
import type { NextStep } from '../../../contract/next-step'
import type { Received } from '../../../contract/submission'
import type { Values } from './form-values'

/** Why a form was not sent, and the next step. */
export interface SubmitError {
  title: string
  text: string
  /** Where to go instead. */
  link?: { title: string; href: string }
  /** Whether sending the same again may help. */
  canTryAgain: boolean
  /** Whether it is sent automatically once there is a connection. */
  isWaiting: boolean
}

/** What a visitor is told of a form that was received. */
export type FormReceipt = Pick<Received, 'reference'> & { nextSteps: readonly NextStep[] }

/** Where a form can be cleared: in the note above its fields, or below them. */
export type FormPlace = 'top' | 'end'

/** What a form shows besides its fields. */
export interface FormState {
  stage: 'editing' | 'sending' | 'received'
  /** Issues by field. */
  issues: Readonly<Record<string, string>>
  /** Issues when the button was last clicked; `round` counts the clicks. */
  summary?: { issues: readonly FieldIssue[]; round: number } | undefined
  error?: SubmitError | undefined
  /** Progress of an upload, 0 to 1; undefined where there is none. */
  progress?: number | undefined
  /** The chosen file; `size` in bytes. */
  cv?: { name: string; size: number } | undefined
  /** Hints that a choice gives while a field it makes useful is empty, by the field of the choice. */
  wants: Readonly<Record<string, { field: string; hint: string }>>
  /** Whether a draft was restored. */
  isRestored: boolean
  /** Whether there is something to clear: text, a choice, a tick or a file. */
  hasInput: boolean
  /** Where it was just cleared, which can be undone there. */
  clearedAt?: FormPlace | undefined
  received?: FormReceipt | undefined
  /** The values that were received. */
  sent: Values
}

export const blankForm: FormState = {
  stage: 'editing',
  issues: {},
  wants: {},
  isRestored: false,
  hasInput: false,
  sent: {},
}

/** The script behind a form, once it is loaded. */
export interface FormController {
  get: () => FormState
  subscribe: (listener: () => void) => () => void
  /** Validates the form and sends it. */
  send: () => Promise<void>
  /** Cancels an upload. */
  cancel: () => void
  removeCv: () => void
  /** Empties the form, with its tick and its file; `undoClear` restores all of it. */
  clear: (at: FormPlace) => void
  undoClear: () => void
  /** Stops listening; the draft stays stored. */
  close: () => void
}
