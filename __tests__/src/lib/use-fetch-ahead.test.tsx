import { renderHook } from '@testing-library/react'
import { useFetchAhead } from '../../../src/lib/use-fetch-ahead'

const fifty = Array.from({ length: 50 }, (_, index) => index)

function fetched(items: readonly number[], active: number | undefined, pages = {}): number {
  const fetchNextPage = jest.fn(() => Promise.resolve())
  const rest = { hasNextPage: true, isFetching: false, isError: false, ...pages }
  renderHook(() => useFetchAhead({ ...rest, fetchNextPage }, items, active))
  return fetchNextPage.mock.calls.length
}

test('fetches more near the end of the loaded items, and not before', () => {
  expect(fetched(fifty, 20)).toBe(0)
  expect(fetched(fifty, 46)).toBe(1)
})

test('fetches more when all loaded items have left the list', () => {
  expect(fetched([], undefined)).toBe(1)
})

test('does not fetch after the last page, twice at once, or after an error', () => {
  expect(fetched([], undefined, { hasNextPage: false })).toBe(0)
  expect(fetched([], undefined, { isFetching: true })).toBe(0)
  expect(fetched([], undefined, { isError: true })).toBe(0)
})
