/**
 * Selects the choices of a form that the address names, as in "/contact/?topic=advice", and takes them out of the address:
 * after a reload, what the visitor has selected stays. So does what they selected before this code ran.
 */
export function selectChoices(form: HTMLFormElement | null): void {
  const url = new URL(location.href)
  const radios = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'radio',
  )
  for (const radio of radios) {
    if (url.searchParams.get(radio.name) !== radio.value) continue
    const isTouched = radios.some(
      ({ name, checked, defaultChecked }) => name === radio.name && checked !== defaultChecked,
    )
    if (!isTouched) radio.checked = true
    url.searchParams.delete(radio.name)
    history.replaceState(history.state, '', url)
  }
}
