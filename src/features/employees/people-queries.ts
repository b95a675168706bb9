import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Employee, RoleEntry } from '../../../contract/employee'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'

const path = '/api/admin/employees'
const onePath = '/api/admin/employees/{id}'

/** People whose address holds `search`, page by page; the pages before stay while others are fetched. */
export function usePeople(api: ApiClient, search: string) {
  return useInfiniteQuery({
    queryKey: ['people', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, ...(pageParam !== null && { after: pageParam }) }
      return (await api.GET(path, { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function useAddPerson(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<Employee, Error, RoleEntry>({
    mutationFn: async (body) => (await api.POST(path, { body })).data,
    onSuccess: () => refreshAll(queryClient),
  })
}

/** A change of somebody, made on the entry as it was shown. */
export interface PersonChange {
  person: Employee
  /** The new role; undefined takes the person off the list. */
  role: Role | undefined
}

export function useChangePerson(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, PersonChange>({
    mutationFn: ({ person: { id, version }, role }) =>
      role === undefined
        ? api.DELETE(onePath, { params: { path: { id }, query: { version } } })
        : api.PATCH(onePath, { params: { path: { id } }, body: { role, version } }),
    onSuccess: () => refreshAll(queryClient),
  })
}

/** The entry as it is now; undefined when it is gone. */
export async function findPersonNow(api: ApiClient, { id, email }: Employee): Promise<Employee | undefined> {
  const { data } = await api.GET(path, { params: { query: { search: email, limit: 200 } } })
  return data.data.find((person) => person.id === id)
}

/** A change of people shows in lists, counts and the log alike. */
export const refreshAll = (queryClient: QueryClient) => queryClient.invalidateQueries()
