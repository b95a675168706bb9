import { sql, type Kysely } from 'kysely'

/** Requests counted for all instances, in the columns of rate-limiter-flexible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limit`.execute(db)
}
