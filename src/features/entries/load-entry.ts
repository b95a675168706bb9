import type { Entry } from '../../../contract/entry'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { findLiveSessions, type LocalCopies, type LocalCopy } from './autosave/local-copies'

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
    // what was created here opens whether the server has it or can't be reached
    if (status === 404 || (mayBeUnknown && status === undefined)) return undefined
    throw error
  }
}
