import { act, renderHook } from '@testing-library/react'
import { useUndo } from '../../../src/lib/use-undo'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an action can be undone once, for ten seconds', () => {
  const undo = jest.fn()
  const { result } = renderHook(() => useUndo())
  act(() => result.current.offer({ text: 'Closed.', undo }))
  act(() => jest.advanceTimersByTime(9_900))
  act(() => result.current.run())
  act(() => result.current.run())
  expect(undo).toHaveBeenCalledTimes(1)
  expect(result.current.offered).toBeUndefined()
})

test('the offer ends after ten seconds', () => {
  const undo = jest.fn()
  const { result } = renderHook(() => useUndo())
  act(() => result.current.offer({ text: 'Closed.', undo }))
  act(() => jest.advanceTimersByTime(10_100))
  act(() => result.current.run())
  expect(undo).not.toHaveBeenCalled()
})

test('the timer pauses while the offer is held', () => {
  const { result } = renderHook(() => useUndo())
  act(() => result.current.offer({ text: 'Closed.', undo: jest.fn() }))
  act(() => result.current.hold(true))
  act(() => jest.advanceTimersByTime(60_000))
  expect(result.current.offered?.text).toBe('Closed.')
  act(() => result.current.hold(false))
  act(() => jest.advanceTimersByTime(10_100))
  expect(result.current.offered).toBeUndefined()
})
