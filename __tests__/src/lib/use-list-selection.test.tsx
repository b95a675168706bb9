import { act, renderHook } from '@testing-library/react'
import { useListSelection } from '../../../src/lib/use-list-selection'

const keyOf = (item: string) => item
const start = (items: readonly string[]) =>
  renderHook(({ list }: { list: readonly string[] }) => useListSelection(list, keyOf), {
    initialProps: { list: items },
  })

test('the first item is the active one', () => {
  const { result } = start(['a', 'b'])
  expect(result.current.active).toBe('a')
  expect(result.current.targets).toEqual(['a'])
})

test('when the active item leaves, the one after it is active', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.activate('b'))
  rerender({ list: ['a', 'c'] })
  expect(result.current.active).toBe('c')
})

test('when the last item leaves, the one before it is active', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.activate('c'))
  rerender({ list: ['a', 'b'] })
  expect(result.current.active).toBe('b')
})

test('when all items leave, none is active, and when others come the first of them is', () => {
  const { result, rerender } = start(['a'])
  rerender({ list: [] })
  expect(result.current.active).toBeUndefined()
  expect(result.current.targets).toEqual([])
  rerender({ list: ['x', 'y'] })
  expect(result.current.active).toBe('x')
})

test('steps stop at both ends of the list', () => {
  const { result } = start(['a', 'b'])
  act(() => result.current.previous())
  expect(result.current.active).toBe('a')
  act(() => result.current.next())
  act(() => result.current.next())
  expect(result.current.active).toBe('b')
})

test('a command is for the selected items in the order of the list, and those that left are no longer selected', () => {
  const { result, rerender } = start(['a', 'b', 'c'])
  act(() => result.current.toggle('c'))
  act(() => result.current.toggle('a'))
  expect(result.current.targets).toEqual(['a', 'c'])
  rerender({ list: ['b', 'c'] })
  expect(result.current.targets).toEqual(['c'])
  act(() => result.current.toggle('c'))
  expect(result.current.targets).toEqual([result.current.active])
})
