import { createContext, use } from 'react'
import type { Blocker } from '../../../../contract/entry'
import type { Pictures } from '../pictures'
import { fieldId } from '../workflow/find-field'
import type { EntryChoices } from './form-props'

/** What all fields of the form share. */
export interface FormState {
  /** Of the text as it was saved last. */
  blockers: readonly Blocker[]
  isReadOnly: boolean
}

export const FormContext = createContext<FormState>({ blockers: [], isReadOnly: false })

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
  const { blockers, isReadOnly } = use(FormContext)
  return {
    id: fieldId(path),
    isReadOnly,
    /** What keeps this very field from being published; undefined: nothing. */
    problem: blockers.find(({ field }) => field === path)?.message,
  }
}
