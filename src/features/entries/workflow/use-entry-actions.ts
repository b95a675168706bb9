import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { Role } from '../../../../contract/permissions'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { entriesHref } from '../../../config/entries'
import { useToast } from '../../../ui/toasts'
import { describeDone, type ActionInput } from './actions'

interface Options {
  api: ApiClient
  entry: Entry
  caller: { email: string; roles: readonly Role[] }
  isSaved: boolean
  onChanged: (entry: Entry, publication: Publication | null) => void
  /** Called after an action has succeeded. */
  onDone: () => void
}

interface ActionResult {
  /** null if it was deleted. */
  entry: Entry | null
  publication: Publication | null
}

/** Sends actions, each once the text is saved, shows a toast, and reloads an entry that has changed. */
export function useEntryActions({ api, entry, caller, isSaved, onChanged, onDone }: Options) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const saved = useSavedEntry(entry, isSaved)
  const { mutate, isPending, error, reset } = useMutation<ActionResult, Error, ActionInput>({
    mutationFn: async (input) => send(api, await saved.wait(), input),
    onSuccess: (result, input) => {
      onDone()
      toast(describeDone(input, entry))
      if (result.entry) onChanged(result.entry, result.publication)
      else navigate(hrefAfter(entry, caller.roles, result.publication))
      // lists, counts and the audit log change too
      void queryClient.invalidateQueries()
    },
  })
  const dismiss = () => {
    saved.cancel()
    reset()
  }
  const reload = useReload(api, entry.id, (latest) => {
    dismiss()
    onChanged(latest, null)
  })
  return {
    act: (input: ActionInput) => {
      if (!isPending) mutate(input)
    },
    /** 'saving': the action waits until the text is saved. */
    progress: !isPending ? ('none' as const) : isSaved ? ('sending' as const) : ('saving' as const),
    /** Why the last action failed. */
    error: error instanceof Cancelled ? null : error,
    /** Clears the last error, and cancels an action that waits for the text. */
    dismiss,
    reload,
  }
}

/** An action was cancelled while it waited for the text to be saved. */
class Cancelled extends Error {}

/** Resolves to the entry with its version once its text is saved. */
function useSavedEntry(entry: Entry, isSaved: boolean) {
  const latest = useRef({ entry, isSaved })
  const [waiting] = useState(
    () => new Set<{ resolve: (entry: Entry) => void; reject: (error: Error) => void }>(),
  )
  useEffect(() => {
    latest.current = { entry, isSaved }
    if (!isSaved) return
    for (const { resolve } of waiting) resolve(entry)
    waiting.clear()
  }, [entry, isSaved, waiting])
  return {
    wait: () =>
      latest.current.isSaved
        ? Promise.resolve(latest.current.entry)
        : new Promise<Entry>((resolve, reject) => waiting.add({ resolve, reject })),
    cancel: () => {
      for (const { reject } of waiting) reject(new Cancelled())
      waiting.clear()
    },
  }
}

/** The list, with the progress of what changes for visitors. */
function hrefAfter({ kind }: Entry, roles: readonly Role[], publication: Publication | null): string {
  const list = entriesHref(kind, roles)
  return publication ? `${list}?publication=${publication.id}` : list
}

async function send(api: ApiClient, { id, version }: Entry, input: ActionInput): Promise<ActionResult> {
  if (input.action === 'remove') {
    await api.DELETE('/api/entries/{id}', { params: { path: { id }, query: { version } } })
    return { entry: null, publication: null }
  }
  const body = { ...input, version }
  const params = { path: { id } }
  const { data } = await api.POST('/api/entries/{id}/transitions', { params, body })
  // it is in the trash, where it can't be edited
  return input.action === 'return-to-file' ? { ...data, entry: null } : data
}

/** Loads an entry that has changed since it was shown. */
export function useReload(api: ApiClient, id: string, onLoaded: (entry: Entry) => void) {
  const toast = useToast()
  const { mutate, isPending } = useMutation<Entry>({
    mutationFn: async () => (await api.GET('/api/entries/{id}', { params: { path: { id } } })).data,
    onSuccess: onLoaded,
    onError: (error) => toast(error.message),
  })
  return { load: () => mutate(), isLoading: isPending }
}
