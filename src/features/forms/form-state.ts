import type { FormFault } from '../../../contract/forms/form-rules'
import type { Received } from '../../../contract/submission'

/** Why a message has not arrived, in words with the next step. */
export interface Trouble {
  title: string
  text: string
  /** Where to go instead. */
  link?: { title: string; href: string }
  /** Whether sending the same again may help. */
  canTryAgain: boolean
  /** Whether it is sent by itself once there is a connection. */
  isWaiting: boolean
}

/** What a form shows besides its fields. */
export interface FormState {
  stage: 'writing' | 'sending' | 'received'
  /** What is wrong, by field. */
  faults: Readonly<Record<string, string>>
  /** All that was wrong when one pressed send; `round` counts how often. */
  summary?: { faults: readonly FormFault[]; round: number } | undefined
  trouble?: Trouble | undefined
  /** How much of an upload is on its way, 0 to 1; undefined where there is none. */
  progress?: number | undefined
  /** The file that is picked; `size` in bytes. */
  cv?: { name: string; size: number } | undefined
  /** Whether what was written earlier was put back. */
  isRestored: boolean
  /** Whether there is something to empty. */
  hasText: boolean
  /** Whether it was emptied a moment ago, and can be put back. */
  isEmptied: boolean
  receipt?: Received | undefined
  /** Where the answer goes. */
  email: string
}

export const blankForm: FormState = {
  stage: 'writing',
  faults: {},
  isRestored: false,
  hasText: false,
  isEmptied: false,
  email: '',
}

/** What works behind a form, once it is loaded. */
export interface FormDesk {
  get: () => FormState
  subscribe: (listener: () => void) => () => void
  /** Checks the form and sends it. */
  send: () => Promise<void>
  /** Breaks an upload off. */
  cancel: () => void
  removeCv: () => void
  /** Empties the fields; `putBack` undoes it. */
  startOver: () => void
  putBack: () => void
  /** Stops listening; what is written stays kept. */
  close: () => void
}
