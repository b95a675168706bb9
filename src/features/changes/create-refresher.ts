import type { QueryClient } from '@tanstack/react-query'
import type { ChangeTopic } from '../../../contract/change'

/** First parts of the query keys that show each topic. */
const keys: Record<ChangeTopic, readonly string[]> = {
  inquiries: ['inquiries', 'inquiry'],
  applicants: ['applicants', 'applicant'],
  comments: ['comments'],
  entries: ['entries', 'remarks'],
  publications: ['publication', 'publications'],
  notifications: ['notifications'],
  emails: ['emails'],
  employees: ['employees', 'employee-counts'],
}

/** Least time between two refreshes, in milliseconds: many changes in a row don’t load a screen for each. */
const refreshPause = 2_000

/** Loads again what shows changed topics: the first at once, those that follow soon after it together. */
export function createRefresher(queryClient: QueryClient) {
  const changed = new Set<unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): void {
    timer = undefined
    if (changed.size === 0) return
    const loaded = new Set(changed)
    changed.clear()
    timer = setTimeout(load, refreshPause)
    // what isn't on the screen is loaded when it is next
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => loaded.has(queryKey[0]) })
  }
  return {
    refresh: (topics: readonly ChangeTopic[] | 'all'): void => {
      const shown = topics === 'all' ? Object.values(keys) : topics.map((topic) => keys[topic])
      for (const key of shown.flat()) changed.add(key)
      if (timer === undefined) load()
    },
    stop: () => clearTimeout(timer),
  }
}
