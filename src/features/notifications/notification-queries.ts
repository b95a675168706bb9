import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import type { Notification, NotificationPreference } from '../../../contract/notification'
import type { ApiClient } from '../../client/create-api-client'

const listKey = ['notifications']

/** How often new notifications are looked for, in milliseconds. */
const pollMs = 60_000

/** The user's notifications, newest first, page by page. The bell, its panel and the page share them. */
export function useNotifications(api: ApiClient) {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam }
      return (await api.GET('/api/notifications', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollMs,
  })
}

interface Page {
  data: Notification[]
  next: string | null
  unread: number
}

/** What to mark as read: some, or all up to a time. */
type Which = { ids: string[] } | { until: string }

/** Marks notifications as read, at once on the screen. */
export function useMarkRead(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (which: Which) => (await api.POST('/api/notifications/read', { body: which })).data,
    onMutate: async (which) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      queryClient.setQueryData<InfiniteData<Page, string | null>>(
        listKey,
        (pages) => pages && { ...pages, pages: pages.pages.map((page) => markPage(page, which)) },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  })
}

function markPage({ data, unread, ...page }: Page, which: Which): Page {
  const isMeant = ({ id, at, isRead }: Notification) =>
    !isRead && ('ids' in which ? which.ids.includes(id) : at <= which.until)
  return {
    ...page,
    data: data.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unread: 'until' in which ? 0 : Math.max(0, unread - data.filter(isMeant).length),
  }
}

/** One notification, for a link that leads to what it is about. */
export function useNotification(api: ApiClient, id: string | null) {
  return useQuery({
    queryKey: ['notification', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? '' } }
      return (await api.GET('/api/notifications/{id}', { params, signal })).data
    },
    enabled: id !== null,
  })
}

const preferencesKey = ['notification-preferences']

/** When the user is emailed about each kind. */
export function usePreferences(api: ApiClient) {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async ({ signal }) => (await api.GET('/api/notification-preferences', { signal })).data,
  })
}

/** Saves the choice for one kind. */
export function useSavePreference(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preference: NotificationPreference) =>
      (await api.PUT('/api/notification-preferences', { body: { data: [preference] } })).data,
    onSuccess: (saved) => queryClient.setQueryData(preferencesKey, saved),
  })
}
