export type Choice = 'granted' | 'denied'

const key = 'analytics-consent'

/** The visitor's earlier choice, if any. */
export function readConsent(): Choice | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'granted' || value === 'denied' ? value : undefined
  } catch {
    return undefined // storage is blocked: ask again on the next visit
  }
}

/** Keeps the choice and tells the page's analytics loader (src/build/finish/page-scripts.ts). */
export function writeConsent(choice: Choice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // storage is blocked: the choice holds for this page
  }
  window.dispatchEvent(new CustomEvent('analytics-consent', { detail: choice }))
}
