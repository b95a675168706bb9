import { useRef } from 'react'

/** Gives a text the same id each time it is sent, until `renew`: a try that got lost and the next one are the same. */
export function useSameId(): { idOf: (text: string) => string; renew: () => void } {
  const last = useRef<{ text: string; id: string }>(undefined)
  return {
    idOf: (text) => {
      if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() }
      return last.current.id
    },
    renew: () => (last.current = undefined),
  }
}
