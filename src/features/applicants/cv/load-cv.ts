import type { ApiClient } from '../../../client/create-api-client'

/** The bytes of a CV: 5 MB can take a while on a slow connection. */
export async function loadCv(api: ApiClient, id: string): Promise<Blob> {
  const { data } = await api.GET('/api/admin/applicants/{id}/cv', {
    params: { path: { id } },
    parseAs: 'blob',
    timeoutMs: 120_000,
  })
  return data
}

/** All data about a person, as an archive. */
export async function loadExport(api: ApiClient, id: string): Promise<Blob> {
  const { data } = await api.GET('/api/admin/applicants/{id}/export', {
    params: { path: { id } },
    parseAs: 'blob',
    timeoutMs: 300_000,
  })
  return data
}
