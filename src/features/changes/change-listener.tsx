import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChangeTopic } from '../../../contract/change'
import { backendUrl } from '../../config/public-env'
import { listenForChanges } from './listen-for-changes'

interface Props {
  /** Email address of the user. */
  person: string
  /** A valid token for the backend. */
  findToken: () => Promise<string>
}

/** Loads again what is on the screen when it has changed. Inside the workspace's query client; shows nothing. */
export function ChangeListener({ person, findToken }: Props) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenForChanges({
        person: person.toLowerCase(),
        open: async (signal) => openStream(await findToken(), signal),
        onChange: (topics) => refresh(queryClient, topics),
      }),
    [person, findToken, queryClient],
  )
  return null
}

async function openStream(token: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${backendUrl}/api/changes`, { headers, signal, cache: 'no-store' })
  if (answer.ok && answer.body) return answer.body
  throw new Error(`The backend answered ${answer.status}.`)
}

/** First parts of the query keys that show each topic. */
const keys: Record<ChangeTopic, readonly string[]> = {
  inquiries: ['inquiries', 'inquiry'],
  applicants: ['applicants', 'applicant'],
  comments: ['comments'],
  entries: ['entries'],
  publications: ['publication', 'publications'],
  notifications: ['notifications'],
  emails: ['emails'],
  employees: ['employees', 'employee-counts'],
}

/** Loads again what shows these topics; what isn't on the screen, when it is next. */
function refresh(queryClient: QueryClient, topics: readonly ChangeTopic[] | 'all'): void {
  const shown = topics === 'all' ? Object.values(keys) : topics.map((topic) => keys[topic])
  const changed = new Set<unknown>(shown.flat())
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) })
}
