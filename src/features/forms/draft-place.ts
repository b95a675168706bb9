import type { FormName } from '../../../contract/forms/forms'

/** What all drafts in the browser's storage begin with. */
export const draftPrefix = 'form/'

/** Where the draft of a form on a page is kept. */
export const draftPlace = (form: FormName, page: string) => `${draftPrefix}${form}${page}`

/** Whether there is one, or was; false where the browser keeps nothing. */
export function hasDraft(place: string): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}
