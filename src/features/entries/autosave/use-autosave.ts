import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { createAutosave, type Autosave, type Clock } from './autosave'
import { createEntryServer } from './entry-server'
import { holdSession, type LocalCopies } from './local-copies'
import { isSaved, type SaveState } from './save-state'

interface Options {
  api: ApiClient
  copies: LocalCopies
  id: string
  entry: Entry | undefined
  content: EntryContent
  /** Whether the session has expired; saving resumes after the person has signed in again. */
  isSignedOut: boolean
  onSaved: (entry: Entry) => void
}

const browserClock: Clock = {
  now: () => Date.now(),
  later: (action, milliseconds) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Autosave of one entry while it is open, driven by what the browser reports. */
export function useAutosave({ api, isSignedOut, ...options }: Options): [Autosave, SaveState] {
  const [session] = useState(() => crypto.randomUUID())
  const [autosave] = useState(() =>
    createAutosave({
      ...options,
      server: createEntryServer(api),
      clock: browserClock,
      session,
      makeId: () => crypto.randomUUID(),
    }),
  )
  useEffect(() => {
    const { release } = holdSession(session)
    const stopListening = listen(autosave)
    autosave.open()
    return () => {
      stopListening()
      autosave.close()
      release()
    }
  }, [autosave, session])
  useEffect(() => {
    if (!isSignedOut) autosave.resume()
  }, [autosave, isSignedOut])
  return [autosave, useSyncExternalStore(autosave.subscribe, autosave.get)]
}

/** Saves when the page may be closed, and resumes when it is looked at again. Returns a function that stops it. */
function listen(autosave: Autosave): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? autosave.flush() : autosave.resume())
  const onLeave = (event: BeforeUnloadEvent) => {
    if (isSaved(autosave.get())) return
    autosave.flush()
    event.preventDefault()
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', autosave.flush, { signal })
  window.addEventListener('online', autosave.resume, { signal })
  window.addEventListener('focus', autosave.resume, { signal })
  window.addEventListener('beforeunload', onLeave, { signal })
  return () => stop.abort()
}
