import { sql } from 'kysely'
import { createTestDatabase } from './support/test-database'

test('the embedded database takes and gives large pictures without keeping the thread', async () => {
  const { db, close } = createTestDatabase()
  await sql`create table bytes (value bytea)`.execute(db)
  const value = Buffer.from(Array.from({ length: 8 * 1024 * 1024 }, (_, at) => (at * 7) % 256))
  const before = process.cpuUsage()
  await sql`insert into bytes values (${value})`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`select value from bytes`.execute(db)
  const { user, system } = process.cpuUsage(before)
  await close()
  expect(Buffer.from(rows[0]?.value ?? []).equals(value)).toBe(true)
  expect((user + system) / 1000).toBeLessThan(1_500)
})
