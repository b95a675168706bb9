import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from './use-settled'

/**
 * What is typed into a search field, and told on once it settles: for a search that is kept in the address.
 *
 * @param kept What is kept at first.
 */
export function useTyped(kept: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(kept)
  const settled = useSettled(text.trim())
  const settle = useEffectEvent(() => {
    if (settled !== kept) onSettled(settled)
  })
  useEffect(() => settle(), [settled])
  return [text, setText] as const
}
