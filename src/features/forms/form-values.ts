/** Text by the names of the fields. */
export type Values = Readonly<Record<string, string>>

/** The present values of these fields. */
export function readValues(element: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(element)
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)]))
}

/** A field's text; empty where it has none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fills in fields; any text ticks a box. @returns Whether anything changed. */
export function writeValues(element: HTMLFormElement, values: Values): boolean {
  const changes = Object.entries(values).map(([name, value]) =>
    writeValue(element.elements.namedItem(name), value),
  )
  return changes.includes(true)
}

function writeValue(field: Element | RadioNodeList | null, value: string): boolean {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked === (value !== '')) return false
    field.checked = value !== ''
    return true
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isText && !(field instanceof RadioNodeList)) return false
  if (field.value === value) return false
  if (isText) field.value = value
  else
    for (const choice of field)
      if (choice instanceof HTMLInputElement) choice.checked = choice.value === value
  return true
}

/** Whether a person fills the field in. */
export function isTyped(element: HTMLFormElement, name: string): boolean {
  const field = element.elements.namedItem(name)
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'hidden')
}

/** The control of the CV; undefined in a form without one. */
export function fileField(element: HTMLFormElement): HTMLInputElement | undefined {
  const field = element.elements.namedItem('cv')
  return field instanceof HTMLInputElement ? field : undefined
}

/** The chosen file. */
export const findFile = (element: HTMLFormElement): File | undefined => fileField(element)?.files?.[0]

/** Chooses this file; undefined: none. */
export function writeFile(element: HTMLFormElement, file: File | undefined): void {
  const field = fileField(element)
  if (!field) return
  if (file === undefined) {
    field.value = ''
    return
  }
  const files = new DataTransfer() // the one way to a list of files
  files.items.add(file)
  field.files = files.files
}
