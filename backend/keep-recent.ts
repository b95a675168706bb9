/** A value that is read again when it is older than so many milliseconds; calls until then share one reading. */
export interface Recent<T> {
  get: () => Promise<T>
  /** Reads it again on the next call, also if a reading is under way. */
  renew: () => void
}

export function keepRecent<T>(read: () => Promise<T>, ms: number): Recent<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return {
    get: () => {
      const now = performance.now()
      if (last && now - last.at < ms) return last.value
      const own = { at: now, value: read() }
      last = own
      own.value.catch(() => {
        if (last === own) last = undefined
      })
      return own.value
    },
    renew: () => {
      last = undefined
    },
  }
}
