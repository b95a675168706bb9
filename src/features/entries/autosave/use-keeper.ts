import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { browserClock } from './clock'
import { createKeeper, type Keeper } from './create-keeper'
import { createEntryServer } from './entry-server'
import type { LocalCopies } from './local-copies'
import { isSaved, type SavingState } from './saving-state'
import { holdSession } from './session-locks'

interface Options {
  api: ApiClient
  copies: LocalCopies
  id: string
  entry: Entry | undefined
  content: EntryContent
  /** Whether the sign-in has run out; once it no longer has, saving goes on. */
  isSignedOut: boolean
  onSaved: (entry: Entry) => void
}

/** The keeper of one entry for as long as it is open, listening to what the browser does. */
export function useKeeper({ api, isSignedOut, ...options }: Options): [Keeper, SavingState] {
  const [session] = useState(() => crypto.randomUUID())
  const [keeper] = useState(() =>
    createKeeper({
      ...options,
      server: createEntryServer(api),
      clock: browserClock,
      session,
      makeId: () => crypto.randomUUID(),
    }),
  )
  useEffect(() => {
    const { release } = holdSession(session)
    const stopListening = listen(keeper)
    keeper.open()
    return () => {
      stopListening()
      keeper.close()
      release()
    }
  }, [keeper, session])
  useEffect(() => {
    if (!isSignedOut) keeper.wake()
  }, [keeper, isSignedOut])
  return [keeper, useSyncExternalStore(keeper.subscribe, keeper.get)]
}

/** Saves when the page may go away, and tries again when it is looked at. Returns the undoing. */
function listen(keeper: Keeper): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? keeper.flush() : keeper.wake())
  const onLeave = (event: BeforeUnloadEvent) => {
    if (isSaved(keeper.get())) return
    keeper.flush()
    event.preventDefault()
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', keeper.flush, { signal })
  window.addEventListener('online', keeper.wake, { signal })
  window.addEventListener('focus', keeper.wake, { signal })
  window.addEventListener('beforeunload', onLeave, { signal })
  return () => stop.abort()
}
