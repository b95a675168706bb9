import { createContext, use } from 'react'
import type { Problem } from '../../../../contract/entry'
import { fieldId } from '../workflow/find-field'

/** What all fields of the form share. */
export interface FormState {
  /** Of the text as it was saved last. */
  problems: readonly Problem[]
  isReadOnly: boolean
}

export const FormContext = createContext<FormState>({ problems: [], isReadOnly: false })

/** @param field Where in the entry, e.g. "fields.seo.title". */
export function useFormField(field: string) {
  const { problems, isReadOnly } = use(FormContext)
  return {
    id: fieldId(field),
    isReadOnly,
    /** What keeps this very field from being published; undefined: nothing. */
    problem: problems.find((problem) => problem.field === field)?.message,
  }
}
