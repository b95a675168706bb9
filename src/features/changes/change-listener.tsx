import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { backendUrl } from '../../config/public-env'
import { createRefresher } from './create-refresher'
import { listenForChanges } from './listen-for-changes'

interface Props {
  /** Email address of the user. */
  person: string
  /** A valid token for the backend. */
  findToken: () => Promise<string>
}

/** Loads again what is on the screen when it has changed. Inside the workspace's query client; shows nothing. */
export function ChangeListener({ person, findToken }: Props) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { refresh, stop } = createRefresher(queryClient)
    const stopListening = listenForChanges({
      person: person.toLowerCase(),
      open: async (signal) => openStream(await findToken(), signal),
      onChange: refresh,
    })
    return () => {
      stopListening()
      stop()
    }
  }, [person, findToken, queryClient])
  return null
}

async function openStream(token: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${backendUrl}/api/changes`, { headers, signal, cache: 'no-store' })
  if (answer.ok && answer.body) return answer.body
  throw new Error(`The backend answered ${answer.status}.`)
}
