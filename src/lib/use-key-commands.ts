import { useEffect, useRef } from 'react'
import { useShortcutsEnabled } from './keyboard-shortcuts'

/** One key that does one thing, without a modifier. */
export interface KeyCommand {
  /** As `KeyboardEvent.key`, e.g. "e", "?" or "ArrowDown". */
  key: string
  /** What it does, for the list of shortcuts. */
  title: string
  /** undefined: the browser does it, it is only listed. */
  run?: () => unknown
}

/**
 * Listens for single keys on the whole page; not while someone types, not in dialogs and menus, and not where single keys
 * are switched off (WCAG 2.1.4), except for "?" which shows them.
 */
export function useKeyCommands(commands: readonly KeyCommand[]): void {
  const isOn = useShortcutsEnabled()
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForCommands(event) || (!isOn && event.key !== '?')) return
      const command = latest.current.find(({ key }) => key === event.key)
      if (command?.run === undefined) return
      event.preventDefault()
      command.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** Elements that take text. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'
/** Elements that handle keys themselves. */
const busy = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=grid]'
/** Elements that handle arrow keys. */
const arrowed = '[role=radiogroup], [role=tablist], [role=group] input, input[type=radio]'

function isForCommands({ target, key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false
  if (!(target instanceof Element)) return true
  if (target.closest(`${typing}, ${busy}`) !== null) return false
  return !key.startsWith('Arrow') || target.closest(arrowed) === null
}
