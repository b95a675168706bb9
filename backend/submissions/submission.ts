import { envelopeFields, forms, type FormName } from '../../contract/forms/forms'
import type { ReceivedFile } from './receive-file'

/** What came with a call, before it is judged. Filled in while it is read, so that a page can show what was typed. */
export interface Submission {
  form: FormName
  /** Fields the form has, as they were typed; others are ignored. */
  values: Map<string, string>
  /** Fields that came more than once, or as something else than text. */
  unfit: Set<string>
  cv: ReceivedFile | undefined
}

export const newSubmission = (form: FormName): Submission => ({
  form,
  values: new Map(),
  unfit: new Set(),
  cv: undefined,
})

/** Puts a field there as it came. */
export function addField({ form, values, unfit }: Submission, field: string, value: unknown): void {
  if (!namesOf(form).includes(field) || value === undefined || value === null) return
  if (typeof value !== 'string' || values.has(field)) unfit.add(field)
  else values.set(field, value)
}

const namesOf = (form: FormName): readonly string[] => [...Object.keys(forms[form]), ...envelopeFields]
