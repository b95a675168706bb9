import { keepRecent } from '../../backend/keep-recent'

let reads: number
const count = () => Promise.resolve((reads += 1))
beforeEach(() => (reads = 0))

test('calls within the time share one reading', async () => {
  const { get } = keepRecent(count, 60_000)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(await get()).toBe(1)
})

test('an older value is read again', async () => {
  const { get } = keepRecent(count, 0)
  expect([await get(), await get()]).toEqual([1, 2])
})

test('a renewed value is read again, even while a reading is under way', async () => {
  const { get, renew } = keepRecent(count, 60_000)
  const before = get()
  renew()
  expect([await get(), await before]).toEqual([2, 1])
})

test('a failed reading is not kept', async () => {
  let isDown = true
  const { get } = keepRecent(() => (isDown ? Promise.reject(new Error('down')) : count()), 60_000)
  await expect(get()).rejects.toThrow('down')
  isDown = false
  expect(await get()).toBe(1)
})

test('a value can be looked at without a reading while it is recent', async () => {
  const { get, peek, renew } = keepRecent(count, 60_000)
  expect(peek()).toBeUndefined()
  const reading = get()
  expect(peek()).toBeUndefined()
  await reading
  expect(peek()).toBe(1)
  renew()
  expect([peek(), reads]).toEqual([undefined, 1])
})

test('an older value can’t be looked at', async () => {
  const { get, peek } = keepRecent(count, 0)
  await get()
  expect(peek()).toBeUndefined()
})
