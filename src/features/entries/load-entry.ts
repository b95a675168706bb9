import type { Entry } from '../../../contract/entry'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import type { LocalCopies, LocalCopy } from './autosave/local-copies'
import { findLiveSessions } from './autosave/session-locks'

export interface LoadedEntry {
  /** undefined: the server knows nothing of it. */
  entry: Entry | undefined
  /** Copies left in this browser by openings of it that are no more, the latest first. */
  left: readonly LocalCopy[]
}

interface Options {
  api: ApiClient
  copies: LocalCopies
  id: string
  /** Whether it was begun in this browser: then the server need not know of it. */
  isNew: boolean
}

/** An entry as the server has it, and what this browser kept of it. @throws the client's errors. */
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
    // what was begun here is gone on with, whether the server knows it or can't be asked
    if (status === 404 || (mayBeUnknown && status === undefined)) return undefined
    throw error
  }
}
