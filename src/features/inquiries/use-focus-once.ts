import { useEffect } from 'react'

/** Leads to the text of a box when it opens. @param at Where in the text one begins; default its end. */
export function useFocusOnce(draftKey: string, at?: number): void {
  useEffect(() => {
    const area = document.querySelector<HTMLTextAreaElement>(`[data-compose="${draftKey}"]`)
    if (!area) return
    const place = at ?? area.value.length
    area.focus()
    area.setSelectionRange(place, place)
    area.scrollIntoView({ block: 'nearest' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the place is the writer's
  }, [draftKey])
}
