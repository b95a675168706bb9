import type { ApiClient } from './create-api-client'

/** The query of every template of the site's emails, as it is now. */
export const emailTemplatesQuery = (api: ApiClient) => ({
  queryKey: ['email-templates'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.GET('/api/admin/email-templates', { signal })).data.data,
})
