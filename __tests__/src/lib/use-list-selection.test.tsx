import { act, renderHook } from '@testing-library/react'
import { useListSelection } from '../../../src/lib/use-list-selection'

const keyOf = (item: string) => item
const start = (items: readonly string[]) =>
  renderHook(({ list }: { list: readonly string[] }) => useListSelection(list, keyOf), {
    initialProps: { list: items },
  })

test('the first item is active', () => {
  const { result } = start(['a', 'b'])
  expect(result.current.active).toBe('a')
  expect(result.current.targets).toEqual(['a'])
})

test('activates the next item when the active one leaves', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.activate('b'))
  rerender({ list: ['a', 'c'] })
  expect(result.current.active).toBe('c')
})

test('activates the previous item when the last one leaves', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.activate('c'))
  rerender({ list: ['a', 'b'] })
  expect(result.current.active).toBe('b')
})

test('has no active item when all leave, then the first of new ones', () => {
  const { result, rerender } = start(['a'])
  rerender({ list: [] })
  expect(result.current.active).toBeUndefined()
  expect(result.current.targets).toEqual([])
  rerender({ list: ['x', 'y'] })
  expect(result.current.active).toBe('x')
})

test('stops at both ends of the list', () => {
  const { result } = start(['a', 'b'])
  act(() => result.current.previous())
  expect(result.current.active).toBe('a')
  act(() => result.current.next())
  act(() => result.current.next())
  expect(result.current.active).toBe('b')
})

test('returns the selected items in the order of the list, without those that left', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.toggle('c'))
  act(() => result.current.toggle('a'))
  expect(result.current.targets).toEqual(['a', 'c'])
  rerender({ list: ['b', 'c'] })
  expect(result.current.targets).toEqual(['c'])
  act(() => result.current.toggle('c'))
  expect(result.current.targets).toEqual([result.current.active])
})
