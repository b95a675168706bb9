import { sql, type Kysely } from 'kysely'

/** Uses of pictures have the alternative text of portraits, too. No entry is older than the portraits it may have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(listUses(['cover', 'portrait'])).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(listUses(['cover'])).execute(db)
}

const address = '/media/([0-9a-f]{10})/'

/** Lists each picture of an entry once, with its alternative text. @param fields Those that are pictures. */
const listUses = (fields: readonly string[]) => `
  create or replace function list_picture_uses(content jsonb) returns table (hash text, alt text)
  language sql immutable parallel safe as $$
    select found.hash, max(found.alt) from (
      select match[1] as hash, '' as alt from regexp_matches(content::text, '${address}', 'g') as match
      union all
      select match[2], regexp_replace(match[1], '\\\\(.)', '\\1', 'g')
      from regexp_matches(content ->> 'markdown', '!\\[((?:[^\\]\\\\]|\\\\.)*)\\]\\(\\s*<?${address}', 'g') as match
      ${fields
        .map(
          (field) => `union all
      select match[1], coalesce(content -> 'fields' -> '${field}' ->> 'alt', '')
      from regexp_matches(content -> 'fields' -> '${field}' ->> 'src', '${address}') as match`,
        )
        .join('\n      ')}
    ) as found
    where content::text like '%/media/%'
    group by found.hash
  $$`
