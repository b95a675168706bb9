import { act, renderHook } from '@testing-library/react'
import { useSearchText } from '../../../src/lib/use-search-text'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open() {
  const told: string[] = []
  const hook = renderHook(({ kept }: { kept: string }) => useSearchText(kept, (text) => told.push(text)), {
    initialProps: { kept: '' },
  })
  const type = (text: string) => act(() => hook.result.current[1](text))
  const wait = () => act(() => jest.advanceTimersByTime(300))
  return { ...hook, told, type, wait, text: () => hook.result.current[0] }
}

test('reports the text once, when typing stops', () => {
  const { told, type, wait, text } = open()
  type('an')
  type('anna ')
  expect(text()).toBe('anna ')
  expect(told).toEqual([])
  wait()
  expect(told).toEqual(['anna'])
})

test('keeps the text being typed when an earlier value is stored', () => {
  const { type, wait, text, rerender } = open()
  type('anna ')
  wait()
  rerender({ kept: 'anna' })
  expect(text()).toBe('anna ')
})

test('shows a search that changes elsewhere, e.g. by going back', () => {
  const { type, wait, text, rerender } = open()
  type('anna')
  wait()
  rerender({ kept: 'anna' })
  rerender({ kept: '' })
  expect(text()).toBe('')
})

test('reports nothing when the search is cleared elsewhere at the same time', () => {
  const { told, type, wait, rerender } = open()
  type('anna')
  wait()
  rerender({ kept: 'anna' })
  type('')
  rerender({ kept: '' })
  wait()
  expect(told).toEqual(['anna'])
})

test('reports nothing when the text ends as it was, and again what changed', () => {
  const { told, type, wait, rerender } = open()
  type('a')
  type('')
  wait()
  expect(told).toEqual([])
  type('a')
  wait()
  type('')
  wait()
  rerender({ kept: 'a' })
  rerender({ kept: '' })
  expect(told).toEqual(['a', ''])
})
