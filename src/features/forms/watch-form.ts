import { fileField } from './form-values'

interface Options {
  /** Fields that somebody has written into already. */
  touched: readonly string[]
  /** Somebody wrote into a field or picked something. */
  onInput: (field: string) => void
  /** Somebody left a field that was written into before. */
  onLeave: (field: string) => void
  /** The page goes away, perhaps for good. */
  onAway: () => void
  onOnline: () => void
}

/** Tells what happens to a form. @returns The undoing. */
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
      // words that appear above a button while it is pressed would move it away from under the finger
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

/** A file dropped anywhere on the form is picked; else the browser would leave the page for it. */
function takeFile(element: HTMLFormElement, event: DragEvent): void {
  const field = fileField(element)
  const { types, files } = event.dataTransfer ?? {}
  if (!field || !types?.includes('Files')) return
  event.preventDefault()
  if (event.type !== 'drop' || !files || files.length === 0) return
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
