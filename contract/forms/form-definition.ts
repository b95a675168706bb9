import type { ConsentText } from './consent'
import type { FormFields } from './field-rule'

/**
 * A public form: all that the browser knows about it. What only the backend says is in `form-emails.ts`, which no
 * browser loads.
 */
export type FormDefinition = {
  /** What is sent with it, in lower case, e.g. "message" and "messages". */
  noun: string
  plural: string
  /** Heading of the form where it has a page of its own. */
  title: string
  /** Label of the button that sends it. */
  button: string
  fields: FormFields
  /** Whether a CV is sent with it, as the file "cv". */
  takesCv: boolean
  consent: ConsentText
  /** What happens next, in receipts and the acknowledgement; "{email}" stands for where the reply goes. */
  next: string
} & (
  | {
      /** What it is filed as. */
      destination: 'inquiry'
      /** The field that becomes the subject of the inquiry. */
      subjectField: string
    }
  | { destination: 'applicant' | 'comment' }
)

export type Destination = FormDefinition['destination']
