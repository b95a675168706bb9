import { useEffect, useRef, useState } from 'react'

/** For how long nothing is typed before the search changes, in milliseconds. */
const pause = 250

/**
 * The text of a search that is kept elsewhere, e.g. in the address: it goes there once typing stops, and follows when it
 * changes there.
 */
export function useSearchText(
  kept: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState({ kept, told: kept })
  if (kept !== seen.kept) {
    setSeen({ ...seen, kept })
    if (kept !== seen.told) setText(kept)
  }
  const latest = useRef(onChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (typed: string) => {
    setSeen((before) => ({ ...before, told: typed }))
    latest.current(typed)
  }
  return [
    text,
    (typed) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(typed.trim()), pause)
    },
  ]
}
