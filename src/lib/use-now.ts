import { useEffect, useState } from 'react'

/** The time in milliseconds, brought up to date every `pause` milliseconds. */
export function useNow(pause = 10_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pause)
    return () => clearInterval(timer)
  }, [pause])
  return now
}
