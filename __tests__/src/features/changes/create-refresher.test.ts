import { QueryClient } from '@tanstack/react-query'
import { createRefresher } from '../../../../src/features/changes/create-refresher'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What of these queries is loaded again. */
function setUp() {
  const queryClient = new QueryClient()
  const loaded: string[] = []
  for (const key of ['inquiries', 'emails']) queryClient.setQueryData([key], [])
  jest.spyOn(queryClient, 'invalidateQueries').mockImplementation(({ predicate } = {}) => {
    for (const query of queryClient.getQueryCache().getAll())
      if (predicate?.(query)) loaded.push(String(query.queryKey[0]))
    return Promise.resolve()
  })
  return { ...createRefresher(queryClient), loaded }
}

test('a change is shown at once, and those that follow it within two seconds together', () => {
  const { refresh, loaded } = setUp()
  refresh(['inquiries'])
  expect(loaded).toEqual(['inquiries'])
  refresh(['inquiries'])
  refresh(['emails'])
  refresh(['inquiries'])
  expect(loaded).toEqual(['inquiries'])
  jest.advanceTimersByTime(2_000)
  expect(loaded).toEqual(['inquiries', 'inquiries', 'emails'])
  jest.advanceTimersByTime(60_000)
  expect(loaded).toHaveLength(3)
  refresh(['emails'])
  expect(loaded).toHaveLength(4)
})

test('nothing is loaded after the screen was left', () => {
  const { refresh, stop, loaded } = setUp()
  refresh('all')
  refresh('all')
  stop()
  jest.advanceTimersByTime(60_000)
  expect(loaded).toEqual(['inquiries', 'emails'])
})
