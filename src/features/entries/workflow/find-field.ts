const reachable = 'input, textarea, select, button, [contenteditable="true"], [tabindex], a[href]'

/** Id of the element of a field, e.g. "field-fields.seo.title". */
export const fieldId = (field: string): string => `field-${field}`

/** The control of a field, or of the field it is part of. */
export function findField(field: string): HTMLElement | undefined {
  const path = field.split('.')
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(fieldId(path.slice(0, length).join('.')))
    if (element !== null)
      return element.matches(reachable) ? element : (element.querySelector<HTMLElement>(reachable) ?? element)
  }
  return undefined
}

/** Focuses a field, once a closing dialog has disappeared. */
export function goToField(field: string): void {
  setTimeout(() => findField(field)?.focus())
}
