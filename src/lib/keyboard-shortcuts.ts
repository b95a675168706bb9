import { useSyncExternalStore } from 'react'

const storageKey = 'single-keys'
const changed = 'single-keys-changed'

/** Whether single keys do something; kept in this browser. Default: yes. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true)
}

export function setShortcutsEnabled(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    return // storage is forbidden: they stay as they are
  }
  window.dispatchEvent(new Event(changed))
}

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}
