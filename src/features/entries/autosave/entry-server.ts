import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'

/** One save, sent again as it is until it has an answer. */
export interface Attempt {
  saveId: string
  /** The version it was made on; null: the server knows nothing of the entry yet. */
  version: number | null
  content: EntryContent
}

/** The calls that keeping an entry takes. They throw the client's errors. */
export interface EntryServer {
  put: (id: string, attempt: Attempt) => Promise<Entry>
  load: (id: string) => Promise<Entry>
}

export function createEntryServer(api: ApiClient): EntryServer {
  return {
    put: async (id, { saveId, version, content }) => {
      if (version === null) return (await api.POST('/api/entries', { body: { id, content } })).data
      const body = { version, saveId, content }
      return (await api.PUT('/api/entries/{id}', { params: { path: { id } }, body })).data
    },
    load: async (id) => (await api.GET('/api/entries/{id}', { params: { path: { id } } })).data,
  }
}
