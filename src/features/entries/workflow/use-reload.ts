import { useMutation } from '@tanstack/react-query'
import type { Entry } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { useToast } from '../../../ui/toasts'

/** Loads an entry as it is now, after it has become another than what is shown. */
export function useReload(api: ApiClient, id: string, onLoaded: (entry: Entry) => void) {
  const toast = useToast()
  const { mutate, isPending } = useMutation<Entry>({
    mutationFn: async () => (await api.GET('/api/entries/{id}', { params: { path: { id } } })).data,
    onSuccess: onLoaded,
    onError: (error) => toast(error.message),
  })
  return { load: () => mutate(), isLoading: isPending }
}
