import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'

/** One save, sent again unchanged until it has an answer. */
export interface SaveRequest {
  saveId: string
  /** The version it is based on; null while the server does not have the entry. */
  version: number | null
  content: EntryContent
}

/** The calls that autosave makes. They throw the client's errors. */
export interface EntryServer {
  put: (id: string, request: SaveRequest) => Promise<Entry>
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
