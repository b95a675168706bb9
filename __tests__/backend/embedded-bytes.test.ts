import { sql } from 'kysely'
import { createEmbeddedDatabase } from './support/test-database'

test('the embedded database returns large pictures as they were stored, as buffers', async () => {
  const { db, close } = createEmbeddedDatabase()
  await sql`create table bytes (value bytea)`.execute(db)
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 7) % 256))
  const value = Buffer.alloc(8 * 1024 * 1024, everyByte)
  await sql`insert into bytes values (${value})`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`select value from bytes`.execute(db)
  await close()
  const [row] = rows
  expect(Buffer.isBuffer(row?.value)).toBe(true)
  expect(row?.value.equals(value)).toBe(true)
})
