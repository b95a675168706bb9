export type Choice = 'granted' | 'denied'

const key = 'analytics-consent'
const changed = 'analytics-consent'

/** For browsers that refuse storage: the choice then holds until the page is left. */
let unstored: Choice | undefined

/** The visitor's choice, if one was made. */
export function readConsent(): Choice | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'granted' || value === 'denied' ? value : unstored
  } catch {
    return unstored
  }
}

/** Keeps the choice and tells the page's analytics script (src/gatsby/finish/analytics-script.ts). */
export function writeConsent(choice: Choice): void {
  unstored = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // storage is refused; `unstored` has it
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: choice }))
}

/** Calls `listener` after each choice. Returns the undoing. */
export function subscribeToConsent(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
