/** The time and its passing; tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `action` after so many milliseconds. Returns the undoing. */
  later: (action: () => void, milliseconds: number) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  later: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
