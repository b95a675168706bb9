import { useState } from 'react'

const place = 'workspace-rail'

/** Whether the sidebar is a rail of icons; remembered in this browser. */
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
    return localStorage.getItem(place) === 'true'
  } catch {
    return false // private mode
  }
}

function write(rail: boolean): void {
  try {
    localStorage.setItem(place, String(rail))
  } catch {
    // private mode: the choice lasts for this page
  }
}
