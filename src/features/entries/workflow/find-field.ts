const reachable = 'input, textarea, select, button, [contenteditable="true"], [tabindex], a[href]'

/** Id of the element a field is written in, e.g. "field-fields.seo.title". */
export const fieldId = (field: string): string => `field-${field}`

/** What one writes a field in: the element of that id, or of the field it is part of; undefined where there is none. */
export function findField(field: string): HTMLElement | undefined {
  const path = field.split('.')
  for (let length = path.length; length > 0; length--) {
    const place = document.getElementById(fieldId(path.slice(0, length).join('.')))
    if (place !== null)
      return place.matches(reachable) ? place : (place.querySelector<HTMLElement>(reachable) ?? place)
  }
  return undefined
}

/** Leads to a field, once a box that is closing over it is gone. */
export function goToField(field: string): void {
  setTimeout(() => findField(field)?.focus())
}
