import { useEffect, useRef } from 'react'

interface Actions {
  onSave: () => void
  onPreview: () => void
}

/** Ctrl+S or Cmd+S saves now, Ctrl+Shift+P or Cmd+Shift+P toggles the preview. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = findAction(event)
      if (action === undefined) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function findAction({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Actions | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 's' && !shiftKey) return 'onSave'
  return key.toLowerCase() === 'p' && shiftKey ? 'onPreview' : undefined
}
