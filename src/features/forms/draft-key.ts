import type { FormName } from '../../../contract/forms/forms'

/** Prefix of all drafts in the browser's storage. */
export const draftPrefix = 'form/'

/** Storage key of the draft of a form on a page. */
export const draftKey = (form: FormName, page: string) => `${draftPrefix}${form}${page}`

/** Whether there is a draft, perhaps an expired one; false where the browser stores nothing. */
export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
