import type { FormName } from '../../../contract/forms/forms'

/** Id of a field's control, e.g. "contact-name". */
export const fieldId = (form: FormName, field: string) => `${form}-${field}`
