/** Where browsers hold a person's unsaved entries, in local storage. Another name would lose those that exist. */
export const copiesPrefix = (email: string) => `writing/${nameOf(email)}/`

/** Where a tab holds a person's unsent messages and unsaved settings, in session storage. */
export const draftPrefix = (email: string) => `draft:${nameOf(email)}/`

const nameOf = (email: string) => encodeURIComponent(email.toLowerCase())

/** Whether this person has unsent or unsaved text in this browser. */
export const hasDrafts = (email: string): boolean => keysOf(email).length > 0

/** Removes this person's unsent and unsaved text from this browser; that of others stays. */
export function clearDrafts(email: string): void {
  for (const { storage, key } of keysOf(email)) storage.removeItem(key)
}

function keysOf(email: string): { storage: Storage; key: string }[] {
  try {
    return [
      ...keysIn(window.localStorage, copiesPrefix(email)),
      ...keysIn(window.sessionStorage, draftPrefix(email)),
    ]
  } catch {
    return [] // storage is forbidden
  }
}

const keysIn = (storage: Storage, prefix: string) =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ storage, key }))
