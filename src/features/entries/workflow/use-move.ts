import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Entry, Transition } from '../../../../contract/entry'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'

/** A move without the version: it is made on the one that is saved by then. */
export type MoveWish =
  | { action: Exclude<Transition['action'], 'request-changes' | 'schedule'> }
  | { action: 'request-changes'; remark: string }
  | { action: 'schedule'; publishAt: string }
  | { action: 'remove' }

export interface MoveResult {
  /** null when it was removed. */
  entry: Entry | null
  publication: Publication | null
}

interface Options {
  api: ApiClient
  entry: Entry
  isSaved: boolean
  onDone: (wish: MoveWish, result: MoveResult) => void
}

/** Makes moves, each once the text is saved. */
export function useMove({ api, entry, isSaved, onDone }: Options) {
  const queryClient = useQueryClient()
  const saved = useSavedEntry(entry, isSaved)
  const { mutate, isPending, error, reset } = useMutation<MoveResult, Error, MoveWish>({
    mutationFn: async (wish) => send(api, await saved.wait(), wish),
    onSuccess: (result, wish) => {
      onDone(wish, result)
      // a move shows in lists, counts and the log alike
      void queryClient.invalidateQueries()
    },
  })
  return {
    move: (wish: MoveWish) => {
      if (!isPending) mutate(wish)
    },
    /** 'saving': it waits until the text is saved. */
    progress: !isPending ? ('none' as const) : isSaved ? ('moving' as const) : ('saving' as const),
    /** Why the last one was not made. */
    error: error instanceof GivenUp ? null : error,
    /** Forgets the last failure, and a move that still waits for the text. */
    dismiss: () => {
      saved.giveUp()
      reset()
    },
  }
}

/** A move that was called off while it waited for the text. */
class GivenUp extends Error {}

/** Gives the entry with its version once its text is saved. */
function useSavedEntry(entry: Entry, isSaved: boolean) {
  const latest = useRef({ entry, isSaved })
  const [waiting] = useState(() => new Set<{ go: (entry: Entry) => void; stop: (error: Error) => void }>())
  useEffect(() => {
    latest.current = { entry, isSaved }
    if (!isSaved) return
    for (const { go } of waiting) go(entry)
    waiting.clear()
  }, [entry, isSaved, waiting])
  return {
    wait: () =>
      latest.current.isSaved
        ? Promise.resolve(latest.current.entry)
        : new Promise<Entry>((go, stop) => waiting.add({ go, stop })),
    giveUp: () => {
      for (const { stop } of waiting) stop(new GivenUp())
      waiting.clear()
    },
  }
}

async function send(api: ApiClient, { id, version }: Entry, wish: MoveWish): Promise<MoveResult> {
  if (wish.action === 'remove') {
    await api.DELETE('/api/entries/{id}', { params: { path: { id }, query: { version } } })
    return { entry: null, publication: null }
  }
  const body = { ...wish, version }
  return (await api.POST('/api/entries/{id}/transitions', { params: { path: { id } }, body })).data
}
