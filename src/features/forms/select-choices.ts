/**
 * Selects the choices of a form that the address names, as in "/contact/?topic=advice", and takes them out of the address:
 * after a reload, what the visitor has selected stays.
 */
export function selectChoices(form: HTMLFormElement | null): void {
  const url = new URL(location.href)
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'radio') continue
    if (url.searchParams.get(field.name) !== field.value) continue
    field.checked = true
    url.searchParams.delete(field.name)
    history.replaceState(history.state, '', url)
  }
}
