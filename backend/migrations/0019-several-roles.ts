import { sql, type Kysely } from 'kysely'

/**
 * A person has a set of roles. The contract lists and validates their names, so that a new role needs no migration; the
 * database keeps the set from being empty, and from holding a role twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function has_no_repeats(words text[]) returns boolean
      language sql immutable strict as $$
        select count(*) = count(distinct word) from unnest(words) as word
      $$`.execute(db)
  await sql`alter table employee add column roles text[]`.execute(db)
  await sql`update employee set roles = array[role]`.execute(db)
  await sql`
    alter table employee
      alter column roles set not null,
      add constraint employee_roles_check check (cardinality(roles) > 0 and has_no_repeats(roles)),
      drop column role`.execute(db)
}

/** Keeps the highest of the roles. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee add column role text`.execute(db)
  await sql`update employee set role = case when 'admin' = any(roles) then 'admin' else 'employee' end`.execute(
    db,
  )
  await sql`alter table employee alter column role set not null, drop column roles`.execute(db)
  await sql`drop function has_no_repeats(text[])`.execute(db)
}
