import { createContext, use } from 'react'
import type { Problem } from '../../../../contract/entry'
import type { Pictures } from '../pictures'
import { fieldId } from '../workflow/find-field'
import type { EntryChoices } from './form-props'

/** What all fields of the form share. */
export interface FormState {
  /** Of the text as it was saved last. */
  problems: readonly Problem[]
  isReadOnly: boolean
}

export const FormContext = createContext<FormState>({ problems: [], isReadOnly: false })

/** What some controls of the form work with. */
export interface FormResources {
  choices: EntryChoices
  pictures: Pictures
}

export const FormResources = createContext<FormResources>({
  choices: { firm: '', tags: [], services: [], technologies: [], offices: [] },
  pictures: { add: () => Promise.reject(new Error('You can’t add images here.')), show: (src) => src },
})

/** @param path Where in the entry, e.g. "fields.seo.title". */
export function useFormField(path: string) {
  const { problems, isReadOnly } = use(FormContext)
  return {
    id: fieldId(path),
    isReadOnly,
    /** What keeps this very field from being published; undefined: nothing. */
    problem: problems.find(({ field }) => field === path)?.message,
  }
}
