import {
  findFieldFault,
  findFormFaults,
  type FormFault,
  type FormRules,
} from '../../../contract/forms/form-rules'
import { consentOf, forms, type FormName } from '../../../contract/forms/forms'
import { findCvFault } from './find-cv-fault'
import { findFile, readValues, textOf } from './form-values'

/** All that is wrong with a form, in the order of its fields. */
export async function findFaults(form: FormName, element: HTMLFormElement): Promise<FormFault[]> {
  const rules: FormRules = forms[form]
  const own = findFormFaults(rules, readValues(element, Object.keys(rules)))
  const others = form === 'application' ? ['cv', 'consent'] : ['consent']
  const rest = await Promise.all(
    others.map(async (field) => ({ field, message: await findFault(form, element, field) })),
  )
  return [
    ...own,
    ...rest.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }])),
  ]
}

/** What is wrong with one field; undefined: nothing. */
export async function findFault(
  form: FormName,
  element: HTMLFormElement,
  field: string,
): Promise<string | undefined> {
  const rules: FormRules = forms[form]
  const data = new FormData(element)
  if (field === 'consent') return textOf(data, 'consent') === '' ? consentOf[form].required : undefined
  if (field === 'cv') return findCvFault(findFile(element))
  const rule = rules[field]
  return rule && findFieldFault(rule, textOf(data, field))
}
