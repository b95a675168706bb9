declare global {
  interface Window {
    /** A form that was sent before the page was awake, see src/gatsby/finish/page-scripts.ts. */
    heldForm?: { form: HTMLFormElement; timer: number }
  }
}

/** Takes over a form that was sent before the page was awake: it is no longer sent without script. */
export function takeHeldForm(form: HTMLFormElement | null): boolean {
  const held = window.heldForm
  if (held === undefined || held.form !== form) return false
  clearTimeout(held.timer)
  delete window.heldForm
  return true
}
