/** A value that is read again when it is older than so many milliseconds; calls until then share one reading. */
export interface Recent<T> {
  get: () => Promise<T>
  /** What `get` would give at once; undefined while it has to read. */
  peek: () => T | undefined
  /** Reads it again on the next call, also if a reading is under way. */
  renew: () => void
}

export function keepRecent<T>(read: () => Promise<T>, ms: number): Recent<T> {
  let last: { at: number; value: Promise<T>; found?: T } | undefined
  const isRecent = (at: number) => performance.now() - at < ms
  return {
    get: () => {
      if (last && isRecent(last.at)) return last.value
      const own: typeof last = { at: performance.now(), value: read() }
      last = own
      own.value.then(
        (value) => {
          own.found = value
        },
        () => {
          if (last === own) last = undefined
        },
      )
      return own.value
    },
    peek: () => (last && isRecent(last.at) ? last.found : undefined),
    renew: () => {
      last = undefined
    },
  }
}
