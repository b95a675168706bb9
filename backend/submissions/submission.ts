import { envelopeFields, getForm, type FormName } from '../../contract/forms/forms'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import type { FileStore } from '../files/file-store'

/** What came with a call, before it is validated. Filled in while it is read, so that a page can show what was typed. */
export interface Submission {
  form: FormName
  /** Fields the form has, as they were typed; others are ignored. */
  values: Map<string, string>
  /** Fields that came more than once, or not as text. */
  malformed: Set<string>
  cv: ReceivedFile | undefined
}

/** A file that was sent, in a temporary folder of this machine. */
export interface ReceivedFile {
  path: string
  /** As its sender called it. */
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of its bytes, in hex. */
  hash: string
}

export const newSubmission = (form: FormName): Submission => ({
  form,
  values: new Map(),
  malformed: new Set(),
  cv: undefined,
})

/** Adds a field as it came. */
export function addField({ form, values, malformed }: Submission, field: string, value: unknown): void {
  if (!namesOf(form).includes(field) || value === undefined || value === null) return
  if (typeof value !== 'string' || values.has(field)) malformed.add(field)
  else values.set(field, value)
}

const namesOf = (form: FormName): readonly string[] => [
  ...Object.keys(getForm(form).fields),
  ...envelopeFields,
]

/** What storing a submission depends on. */
export interface SubmissionOptions {
  db: Db
  files: FileStore
  outbox: Outbox
  clock: Clock
  /** Email address of the company that is told about submissions; null: none. */
  notifyAddress: string | null
  /** Public URL of the site, without a slash at the end, for links in emails and on result pages. */
  siteUrl: () => string
}
