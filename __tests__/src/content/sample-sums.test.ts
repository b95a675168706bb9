import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('content/samples')
const readSample = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const names = readdirSync(folder).filter((name) => name.endsWith('.md'))

type Row = readonly string[]

/** The tables of a text: rows of cells without their marks, the line below the head left out. */
function tablesOf(text: string): Row[][] {
  return text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
    .map((lines) =>
      lines
        .filter((line) => !/^\|[\s|:-]+$/.test(line))
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.replaceAll('**', '').trim()),
        ),
    )
}

/** "£4,000 to £6,400" as [4000, 6400], "13" as [13, 13]; nothing for words. */
function rangeOf(cell: string): readonly [least: number, most: number] | undefined {
  const range = /^£?([\d,]+)(?: to £?([\d,]+))?$/.exec(cell)
  if (range === null) return undefined
  const [, least = '', most = least] = range
  const toNumber = (digits: string) => Number(digits.replaceAll(',', ''))
  return [toNumber(least), toNumber(most)]
}

const sumOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges.reduce<[number, number]>(([least, most], range) => [least + range[0], most + range[1]], [0, 0])

/** "150 × £20 + 90 × £8" as 3720. */
const compute = (sum: string) =>
  sum
    .split('+')
    .map((product) =>
      product.split('×').reduce((so, factor) => so * Number(factor.replace(/[£,\s]/g, '')), 1),
    )
    .reduce((so, product) => so + product, 0)

/** A fact in the head of a sample. */
const factOf = (text: string, name: string) =>
  new RegExp(`name: "${name}", value: "([^"]+)"`).exec(text)?.[1] ?? ''

const tables = names.flatMap((name) => tablesOf(readSample(name)).map((rows) => ({ name, rows })))

test('what a sample calls a total is the sum of the rows above it', () => {
  const totals = tables.flatMap(({ name, rows: [head = [], ...rows] }) => {
    const total = rows.findLast(([title]) => title === 'Total')
    return (total ?? []).flatMap((cell, column) => {
      const stated = rangeOf(cell)
      const parts = rows.filter((row) => row !== total).map((row) => rangeOf(row[column] ?? ''))
      return stated === undefined ? [] : [{ where: `${name}: ${head[column] ?? ''}`, stated, parts }]
    })
  })
  expect(totals.length).toBeGreaterThan(10)
  for (const { where, stated, parts } of totals)
    expect([where, sumOf(parts.flatMap((part) => (part === undefined ? [] : [part])))]).toEqual([
      where,
      stated,
    ])
})

test('what a sample multiplies comes to what stands beside it', () => {
  const products = tables.flatMap(({ name, rows }) =>
    rows.flatMap((row) =>
      row.flatMap((cell, column) =>
        /\d ×/.test(cell)
          ? [
              {
                name,
                cell,
                comesTo: row
                  .slice(column + 1)
                  .map(rangeOf)
                  .find(Boolean),
              },
            ]
          : [],
      ),
    ),
  )
  expect(products.length).toBeGreaterThan(0)
  for (const { name, cell, comesTo } of products)
    expect([name, cell, compute(cell)]).toEqual([name, cell, comesTo?.[0]])
})

describe('the sample proposal', () => {
  const text = readSample('proposal-for-eleven-sites.md')
  const fact = (name: string) => factOf(text, name)
  const [, prices = [], people = []] = tablesOf(text).map((rows) => rows.slice(1))
  const rate = Number(/£(\d+)/.exec(fact('Day rate'))?.[1])

  test('has prices that are its days times its day rate', () => {
    expect(prices).toHaveLength(6)
    for (const [part, days = '', , price = ''] of prices)
      expect([part, rangeOf(days)?.map((count) => count * rate)]).toEqual([part, rangeOf(price)])
  })

  test('says the same sum, the same first stage and the same days wherever it names them', () => {
    const total = prices.at(-1)
    expect(fact('Price')).toBe(total?.[3] ?? '')
    expect(fact('To decide now')).toContain(prices[0]?.[3])
    expect(people.at(-1)?.at(-1)).toBe(String(rangeOf(total?.[1] ?? '')?.[1]))
    for (const [person, ...days] of people) {
      const all = Number(days.at(-1))
      expect([person, days.slice(0, -1).reduce((so, count) => so + Number(count), 0)]).toEqual([person, all])
    }
  })
})

describe('the sample statement of work', () => {
  const text = readSample('statement-for-invoice-approvals.md')
  const [stages = []] = tablesOf(text).map((rows) => rows.slice(1))

  test('names the same price and days at its head as below, at one day rate', () => {
    const rate = Number(/£(\d+) each/.exec(factOf(text, 'Days'))?.[1])
    for (const [stage, , days = '', price = ''] of stages)
      expect([stage, rangeOf(days)?.map((count) => count * rate)]).toEqual([stage, rangeOf(price)])
    expect(factOf(text, 'Days')).toContain(`${stages.at(-1)?.[2]},`)
    expect(factOf(text, 'Price')).toContain(`${stages.at(-1)?.[3]},`)
  })

  test('repairs faults for as many days as it says, counted from its last day', () => {
    const days = Number(/For (\d+) days/.exec(factOf(text, 'Faults repaired free'))?.[1])
    const [, last = ''] = /to (.+)$/.exec(factOf(text, 'Runs')) ?? []
    const [, until = ''] = /of the last stage, by ([^.]+)\./.exec(text) ?? []
    expect(Date.parse(`${until} UTC`) - Date.parse(`${last} UTC`)).toBe(days * 86_400_000)
  })
})

test('the pilot report weighs its errors as its tables say, for all emails and for each kind', () => {
  const text = readSample('emails-read-by-a-model.md')
  const [, errors = [], kinds = []] = tablesOf(text).map((rows) => rows.slice(1))
  for (const [error, weight, count, points] of errors.slice(0, -1))
    expect([error, Number(weight) * Number(count)]).toEqual([error, Number(points)])
  for (const [kind, emails, points, each] of kinds)
    expect([kind, (Number(points) / Number(emails)).toFixed(2)]).toEqual([kind, each])
  expect(kinds.at(-1)?.[2]).toBe(errors.at(-1)?.at(-1))
})

test('the handover list counts the analogue lines of its case study, and as many tasks as it has', () => {
  const text = readSample('phones-handed-over.md')
  const study = readFileSync(path.resolve('content/case-studies/clinic-phones-to-teams.md'), 'utf8')
  const [, before, after] = /Analogue lines: (\d+) -> (\d+)/.exec(study) ?? []
  const [, lines = [], , , tasks = []] = tablesOf(text).map((rows) => rows.slice(1))
  const gone = lines.find(([, , now]) => now === 'Cancelled')?.[1]
  expect(lines.at(-1)?.[1]).toBe(before)
  expect(Number(before) - Number(gone)).toBe(Number(after))
  expect(factOf(text, 'Done by your people alone')).toBe(`${tasks.length} of ${tasks.length} tasks`)
})

test('the sample finding names the hours that its table has: least, most and the average of all servers', () => {
  const text = readSample('idle-test-servers.md')
  const [head = [], ...rows] = tablesOf(text)[0] ?? []
  const groups = rows
    .filter(([title]) => title !== 'Total')
    .map((row) => ({
      servers: Number(row[head.indexOf('Servers')]),
      used: Number(row[head.indexOf('Hours used')]),
    }))
  const hours = groups.map(({ used }) => used)
  const servers = groups.reduce((so, group) => so + group.servers, 0)
  const average = Math.round(groups.reduce((so, group) => so + group.servers * group.used, 0) / servers)
  expect(text).toContain(`used for ${Math.min(...hours)} to ${Math.max(...hours)}, ${average} on average`)
})

describe('the sample roadmap', () => {
  const text = readSample('three-years-in-quarters.md')
  const [projects = [], people = [], systems = []] = tablesOf(text).map((rows) => rows.slice(1))

  test('asks for the price of its first three quarters, and names the whole and the yearly saving alike', () => {
    const [least, most] = sumOf(projects.slice(0, 3).flatMap((row) => [rangeOf(row[4] ?? '') ?? [0, 0]]))
    const asked = `£${least.toLocaleString('en')} to £${most.toLocaleString('en')}`
    expect(factOf(text, 'Asked for now')).toBe(asked)
    expect(text).toContain(`start the first three projects, for ${asked} in all`)
    expect(factOf(text, 'Whole plan')).toBe(projects.at(-1)?.[4] ?? '')
    expect(factOf(text, 'Switched off')).toBe(`Five systems, ${systems.at(-1)?.[3] ?? ''} a year`)
    expect(systems).toHaveLength(5 + 1)
    expect(projects.filter((row) => rangeOf(row[4] ?? '') && row[0] !== 'Total')).toHaveLength(6)
  })

  test('counts each person’s days, and what a quarter of waiting costs, from its tables', () => {
    for (const [person, ...days] of people)
      expect([person, days.slice(0, -1).reduce((so, count) => so + Number(count), 0)]).toEqual([
        person,
        Number(days.at(-1)),
      ])
    const aQuarterOf = (name: string) => {
      const row = systems.find(([system]) => system?.startsWith(name))
      return `£${((rangeOf(row?.[3] ?? '')?.[0] ?? 0) / 4).toLocaleString('en')}`
    }
    expect(text).toContain(`**All of it, by one quarter:** ${aQuarterOf('Total')}`)
    expect(text).toContain(`**The CRM decision, by one quarter:** ${aQuarterOf('CRM')}`)
  })
})
