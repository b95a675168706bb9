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
    setSeen({ kept, told: kept })
    if (kept !== seen.told) setText(kept)
  }
  const latest = useRef({ onChange, seen })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = { onChange, seen }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (typed: string) => {
    const { onChange, seen } = latest.current
    // nothing new: it would undo a filter that was chosen since
    if (typed === seen.kept && typed === seen.told) return
    setSeen((before) => ({ ...before, told: typed }))
    onChange(typed)
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
