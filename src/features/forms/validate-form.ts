import { cvRule, largestCv } from '../../../contract/forms/cv'
import { findFieldIssue, findFormIssues, type FieldIssue } from '../../../contract/forms/field-rule'
import { getForm, type FormName } from '../../../contract/forms/forms'
import { findFile, readValues, textOf } from './form-values'

/** All issues of a form, in the order of its fields. */
export async function validateForm(form: FormName, element: HTMLFormElement): Promise<FieldIssue[]> {
  const { fields, takesCv } = getForm(form)
  const own = findFormIssues(fields, readValues(element, Object.keys(fields)))
  const others = await Promise.all(
    [...(takesCv ? ['cv'] : []), 'consent'].map(async (field) => ({
      field,
      message: await validateField(form, element, field),
    })),
  )
  return [
    ...own,
    ...others.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }])),
  ]
}

/** The issue of a field, if any. */
export async function validateField(
  form: FormName,
  element: HTMLFormElement,
  field: string,
): Promise<string | undefined> {
  const { fields, consent } = getForm(form)
  const text = textOf(new FormData(element), field)
  if (field === 'consent') return text === '' ? consent.required : undefined
  if (field === 'cv') return validateCv(findFile(element))
  const rule = fields[field]
  return rule && findFieldIssue(rule, text)
}

/** First bytes of the two kinds: PDF, and the ZIP that a DOCX is. */
const signatures = { pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], docx: [0x50, 0x4b, 0x03, 0x04] } as const

/** The issue of a CV that a browser can detect, by size, extension and first bytes. */
async function validateCv(file: File | undefined): Promise<string | undefined> {
  if (file === undefined) return cvRule.required
  if (file.size === 0) return cvRule.empty
  if (file.size > largestCv) return cvRule.tooLarge
  const ending = /\.(pdf|docx)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (ending !== 'pdf' && ending !== 'docx') return cvRule.wrongType
  try {
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    return signatures[ending].every((byte, index) => first[index] === byte) ? undefined : cvRule.wrongType
  } catch {
    return 'We can’t read this file any more. Choose it again.'
  }
}
