/** Notifies the notice that a page is slow, from Gatsby's browser hooks, which live outside React. */
const events = new EventTarget()

export const announceDelay = () => void events.dispatchEvent(new Event('delayed'))
export const clearDelay = () => void events.dispatchEvent(new Event('arrived'))

/** Calls `listener` with true when a page is late and with false when it is there. Returns the undoing. */
export function subscribeToDelay(listener: (delayed: boolean) => void): () => void {
  const onDelayed = () => listener(true)
  const onArrived = () => listener(false)
  events.addEventListener('delayed', onDelayed)
  events.addEventListener('arrived', onArrived)
  return () => {
    events.removeEventListener('delayed', onDelayed)
    events.removeEventListener('arrived', onArrived)
  }
}
