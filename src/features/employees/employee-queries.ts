import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Employee } from '../../../contract/employee'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'

const path = '/api/admin/employees'
const onePath = '/api/admin/employees/{id}'

/** Employees whose email contains `search`, page by page; earlier pages stay while others are loading. */
export function useEmployees(api: ApiClient, search: string) {
  return useInfiniteQuery({
    queryKey: ['employees', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, ...(pageParam !== null && { after: pageParam }) }
      return (await api.GET(path, { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** A person to add. */
export interface NewEmployee {
  email: string
  roles: Role[]
}

export function useAddEmployee(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<Employee, Error, NewEmployee>({
    mutationFn: async (body) => (await api.POST(path, { body })).data,
    onSuccess: () => refreshAll(queryClient),
  })
}

/** Sends an invitation again. */
export function useInvite(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<Employee, Error, Employee>({
    mutationFn: async ({ id }) => {
      const body = { emailId: crypto.randomUUID() }
      return (await api.POST('/api/admin/employees/{id}/invitation', { params: { path: { id } }, body })).data
    },
    onSettled: () => refreshAll(queryClient),
  })
}

/** Whether emails are sent: without a server an invitation stays in the outbox. */
export function useEmailServer(api: ApiClient, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['email-server'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/email-server', { signal })).data.server,
  })
}

/** A change of an employee, based on the version shown. */
export type EmployeeChange = { employee: Employee } & (
  | { action: 'change-roles'; roles: Role[] }
  | { action: 'unlink' }
  // `to`: id of who takes over what they own
  | { action: 'remove'; to?: string | undefined }
)

export function useChangeEmployee(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, EmployeeChange>({
    mutationFn: (change) => send(api, change),
    onSuccess: () => refreshAll(queryClient),
  })
}

function send(api: ApiClient, change: EmployeeChange) {
  const { id, version } = change.employee
  const params = { path: { id } }
  switch (change.action) {
    case 'change-roles':
      return api.PATCH(onePath, { params, body: { roles: change.roles, version } })
    case 'unlink':
      return api.DELETE(`${onePath}/account`, { params: { ...params, query: { version } } })
    case 'remove':
      return api.DELETE(onePath, {
        params: { ...params, query: { version, ...(change.to !== undefined && { to: change.to }) } },
      })
  }
}

/** The employee now; undefined when removed. */
export async function findCurrentEmployee(
  api: ApiClient,
  { id, email }: Employee,
): Promise<Employee | undefined> {
  const { data } = await api.GET(path, { params: { query: { search: email, limit: 200 } } })
  return data.data.find((employee) => employee.id === id)
}

/** A change of employees affects lists, counts and the audit log. */
export const refreshAll = (queryClient: QueryClient) => queryClient.invalidateQueries()
