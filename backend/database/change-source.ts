/** Channel of the database that changes are sent on, see the migration "changes". */
export const changeChannel = 'change'

/** What the database tells of committed changes of this instance and the others. */
export interface ChangeSource {
  /**
   * @param onMessage Called with a topic, or "notifications:" and the id of an employee.
   * @param onGap Called when messages may have been missed.
   * @returns Ends it.
   */
  listen: (onMessage: (message: string) => void, onGap: () => void) => () => void
}

/** Listeners of one source. */
export function createListeners() {
  const listeners = new Set<{ onMessage: (message: string) => void; onGap: () => void }>()
  return {
    add: (onMessage: (message: string) => void, onGap: () => void) => {
      const listener = { onMessage, onGap }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (message: string) => {
      for (const { onMessage } of listeners) onMessage(message)
    },
    tellGap: () => {
      for (const { onGap } of listeners) onGap()
    },
  }
}
