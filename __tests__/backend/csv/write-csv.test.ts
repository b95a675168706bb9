import { setImmediate as turn } from 'node:timers/promises'
import { writeCsv } from '../../../backend/csv/write-csv'

const columns = [{ key: 'number', header: 'Number' }] as const

const textOf = async (csv: ReturnType<typeof writeCsv>) => (await csv.map(String).toArray()).join('')

/** Rows 1 to `count`. */
const numbers = (count: number) => (size: number, last: { number: number } | undefined) => {
  const from = last?.number ?? 0
  return Array.from({ length: Math.min(size, count - from) }, (_, at) => ({ number: from + at + 1 }))
}

test('reads up to a hundred rows at a time, and no more than asked for', async () => {
  const sizes: number[] = []
  const readPage = async (size: number, last: { number: number } | undefined) => {
    sizes.push(size)
    return Promise.resolve(numbers(1_000)(size, last))
  }
  const rows = (await textOf(writeCsv({ columns, readPage, most: 250 }))).trim().split('\r\n')
  expect([rows.length, rows.at(-1), sizes]).toEqual([251, '"250"', [100, 100, 50]])
})

test('exports take turns: one page is read at a time', async () => {
  let reading = 0
  let most = 0
  const read: string[] = []
  const exportOf = (name: string) =>
    writeCsv({
      columns,
      readPage: async (size, last: { number: number } | undefined) => {
        most = Math.max(most, ++reading)
        read.push(name)
        await turn()
        reading--
        return numbers(250)(size, last)
      },
    })
  const texts = await Promise.all(['a', 'b', 'c'].map((name) => textOf(exportOf(name))))
  expect(texts.map((text) => text.trim().split('\r\n').length)).toEqual([251, 251, 251])
  expect(most).toBe(1)
  expect(read.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
})

test('an export that fails lets the next one work', async () => {
  const failing = writeCsv({ columns, readPage: () => Promise.reject(new Error('The database is away')) })
  const next = writeCsv({ columns, readPage: (size, last) => Promise.resolve(numbers(3)(size, last)) })
  await expect(textOf(failing)).rejects.toThrow('The database is away')
  expect(await textOf(next)).toMatch(/"3"\r\n$/)
})
