export interface Store<State> {
  get: () => State
  /** Merges the given fields and notifies listeners. */
  set: (change: Partial<State>) => void
  /** Calls `listener` after each change. Returns the undoing. */
  subscribe: (listener: () => void) => () => void
}

/** A value that React can follow by `useSyncExternalStore`, for what lives longer than a component. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
