import { endAfter } from '../../../../../src/features/applicants/cv/end-after'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const never = new Promise<string>(() => undefined)

test('ends work that takes too long, and says so', async () => {
  const end = jest.fn()
  const result = endAfter(1_000, never, end)
  const failure = expect(result).rejects.toThrow(
    'This CV takes too long to preview. Download the file to view it.',
  )
  await jest.advanceTimersByTimeAsync(1_000)
  await failure
  expect(end).toHaveBeenCalledTimes(1)
})

test('leaves work that is done in time', async () => {
  const end = jest.fn()
  expect(await endAfter(1_000, Promise.resolve('done'), end)).toBe('done')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(end).not.toHaveBeenCalled()
})
