import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { presenceInterval } from '../../../contract/presence-times'
import type { ApiClient } from '../../client/create-api-client'

interface Options {
  api: ApiClient
  /** undefined: the server doesn't have the entry yet. */
  id: string | undefined
  isSignedOut: boolean
}

/**
 * Tells the server that the entry is open in this editor, and who else has it open. Without a server nobody is named:
 * the text doesn't wait for it.
 *
 * @returns Emails.
 */
export function usePresence({ api, id, isSignedOut }: Options): readonly string[] {
  const isKnown = id !== undefined && !isSignedOut
  const { data } = useQuery({
    queryKey: ['presence', id],
    queryFn: ({ signal }) => (id === undefined ? [] : note(api, id, { isOpen: true, signal })),
    enabled: isKnown,
    refetchInterval: presenceInterval * 1000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (!isKnown) return
    return () => {
      note(api, id, { isOpen: false }).catch(() => undefined) // counts as closed after a while
    }
  }, [api, id, isKnown])
  return isKnown ? (data ?? []) : []
}

async function note(
  api: ApiClient,
  id: string,
  { isOpen, signal }: { isOpen: boolean; signal?: AbortSignal },
): Promise<string[]> {
  const options = { params: { path: { id } }, body: { isOpen }, ...(signal && { signal }) }
  return (await api.PUT('/api/entries/{id}/presence', options)).data.data
}
