import { useEffect, useState } from 'react'

/** The value once it has been the same for `pause` milliseconds: what a person typed, not each letter. */
export function useDebouncedValue<T>(value: T, pause = 250): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return debounced
}
