import { envelopeFields, getForm, type FormName } from '../../contract/forms/forms'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import type { Scanner } from '../files/create-scanner'
import type { FileStore } from '../files/file-store'
import type { UploadBudget } from './upload-budget'

/** A submitted form before validation. Filled in while it is read, so that a page can show its values. */
export interface Submission {
  form: FormName
  /** Fields of the form, as typed; others are ignored. */
  values: Map<string, string>
  /** Fields that were sent more than once, or not as text. */
  malformed: Set<string>
  cv: ReceivedFile | undefined
}

/** An uploaded file, in a temporary folder on this machine. */
export interface ReceivedFile {
  path: string
  /** As the sender named it. */
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

/** Adds a field as sent. */
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
  /** Email address that is notified of submissions; null: none. */
  notifyAddress: string | null
  /** Public URL of the site, without a trailing slash, for links in emails and on result pages. */
  siteUrl: () => string
  /** Origins of the site when it is served elsewhere: their pages may send forms. */
  siteOrigins: readonly string[]
  uploadBudget: UploadBudget
  /** Scans CVs for malware; undefined: they aren't scanned. */
  scanner: Scanner | undefined
}
