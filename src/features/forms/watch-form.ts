import { fileField } from './form-values'

interface Options {
  /** Fields that have text already. */
  touched: readonly string[]
  /** A field was changed. */
  onInput: (field: string) => void
  /** A field that was changed before lost the focus. */
  onLeave: (field: string) => void
  /** The page is left, perhaps for good. */
  onAway: () => void
  onOnline: () => void
}

/** Listens to a form. @returns Stops listening. */
export function watchForm(
  element: HTMLFormElement,
  { onInput, onLeave, onAway, onOnline, ...options }: Options,
) {
  const listening = new AbortController()
  const { signal } = listening
  const touched = new Set(options.touched)
  let isPressing = false

  const input = ({ target }: Event) => {
    const field = nameOf(target)
    touched.add(field)
    onInput(field)
  }
  const release = () => (isPressing = false)
  element.addEventListener('input', input, { signal })
  element.addEventListener('change', input, { signal })
  element.addEventListener(
    'focusout',
    ({ target }) => {
      const field = nameOf(target)
      // an issue that appears while a button is pressed would move the button away from under the finger
      if (touched.has(field) && !isPressing) onLeave(field)
    },
    { signal },
  )
  element.addEventListener(
    'pointerdown',
    ({ target }) => (isPressing = target instanceof Element && target.closest('button') !== null),
    { signal },
  )
  for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, release, { signal })
  for (const event of ['dragover', 'drop'] as const)
    element.addEventListener(event, (drag) => takeFile(element, drag), { signal })
  addEventListener('pagehide', onAway, { signal })
  addEventListener('online', onOnline, { signal })
  return () => listening.abort()
}

const nameOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''

/** A file dropped anywhere on the form is chosen; otherwise the browser would leave the page to open it. */
function takeFile(element: HTMLFormElement, event: DragEvent): void {
  const field = fileField(element)
  const { types, files } = event.dataTransfer ?? {}
  if (!field || !types?.includes('Files')) return
  event.preventDefault()
  if (event.type !== 'drop' || !files || files.length === 0) return
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
