import { keepPreviousData, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query'
import type { EntryGroup, ListedKind } from '../../../contract/content/kinds'
import type { Entry, EntryState } from '../../../contract/entry'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { publicHref } from '../../config/entries'
import { findLiveSessions, type LocalCopies, type LocalCopy } from './autosave/local-copies'
import type { FileEntry } from './entry-page-props'

/** Which entries to list. */
interface EntryFilter {
  kind: ListedKind
  /** Default: every state. */
  state?: EntryState | undefined
  /** Default: from the editor and taken over from files. */
  source?: 'editor' | 'file' | undefined
  search: string
  /** Only the person’s own. */
  own: boolean
  /** Entries in the trash in place of the others. Default: false. */
  trash?: boolean
}

/** Entries of one kind, the latest change first, page by page; the previous ones stay while others load. */
export function useEntries(api: ApiClient, filter: EntryFilter, isEnabled = true) {
  const { kind, state, source, search, own, trash = false } = filter
  return useInfiniteQuery({
    queryKey: ['entries', kind, state ?? 'all', source ?? 'any', search, own, trash],
    queryFn: async ({ pageParam, signal }) => {
      const mine = own ? ('1' as const) : ('0' as const)
      const after = pageParam === null ? {} : { after: pageParam }
      const inTrash = trash ? ('1' as const) : ('0' as const)
      const filters = { ...(state && { state }), ...(source && { source }) }
      const query = { kind, search, mine, trash: inTrash, limit: 100, ...filters, ...after }
      return (await api.GET('/api/entries', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

interface FileOptions {
  api: ApiClient
  kind: EntryGroup
  /** The files as the last build knew them, for when the server doesn't. */
  built: readonly FileEntry[]
  isEnabled: boolean
}

/** Pages that come from files and that no entry has taken over. */
export function useFiles({ api, kind, built, isEnabled }: FileOptions): readonly FileEntry[] {
  const { data, isPending } = useQuery({
    queryKey: ['entries', 'files', kind],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/entry-files', { params: { query: { kind } }, signal })).data.data,
    enabled: isEnabled,
  })
  if (!isEnabled) return []
  if (data !== undefined && data.length > 0)
    return data
      .filter(({ entry }) => entry === null)
      .map(({ kind: own, title, slug, file, modified }) => ({
        kind: own,
        title,
        slug,
        file,
        modified,
        href: publicHref(own, slug),
      }))
  return isPending ? [] : built
}

/** Refreshes the lists and counts that show a saved entry. */
export function refreshLists(queryClient: QueryClient, { id }: Entry): void {
  void queryClient.invalidateQueries({ queryKey: ['entries'] })
  void queryClient.invalidateQueries({ queryKey: ['revisions', id] })
}

export interface LoadedEntry {
  /** undefined if the server does not have it. */
  entry: Entry | undefined
  /** Copies left in this browser by sessions that have ended, the latest first. */
  left: readonly LocalCopy[]
}

interface Options {
  api: ApiClient
  copies: LocalCopies
  id: string
  /** Whether it was created in this browser: the server may not have it yet. */
  isNew: boolean
}

/** An entry as the server has it, and its copies in this browser. @throws the client's errors. */
export async function loadEntry({ api, copies, id, isNew }: Options): Promise<LoadedEntry> {
  const live = await findLiveSessions()
  const left = copies.list(id).filter(({ session }) => !live.has(session))
  return { entry: await findEntry({ api, id, mayBeUnknown: isNew }), left }
}

async function findEntry({ api, id, mayBeUnknown }: { api: ApiClient; id: string; mayBeUnknown: boolean }) {
  try {
    return (await api.GET('/api/entries/{id}', { params: { path: { id } } })).data
  } catch (error) {
    const { status } = error instanceof ApiError ? error : {}
    // an entry created here opens even if the server does not have it or can't be reached
    if (status === 404 || (mayBeUnknown && status === undefined)) return undefined
    throw error
  }
}
