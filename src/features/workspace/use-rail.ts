import { useState } from 'react'

const storageKey = 'workspace-rail'

/** Whether the sidebar is collapsed; remembered in this browser. */
export function useRail(): [rail: boolean, toggle: () => void] {
  const [rail, setRail] = useState(read)
  const toggle = () => {
    setRail(!rail)
    write(!rail)
  }
  return [rail, toggle]
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false // private mode
  }
}

function write(rail: boolean): void {
  try {
    localStorage.setItem(storageKey, String(rail))
  } catch {
    // private mode: lasts until the page is reloaded
  }
}
