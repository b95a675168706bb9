import { sql, type Kysely } from 'kysely'

/** How often visitors asked for addresses that don’t exist, by address and day; nothing about the visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table missing_address (
      day date not null,
      path text not null,
      hits integer not null,
      linked_from text,
      primary key (day, path)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table missing_address`.execute(db)
}
