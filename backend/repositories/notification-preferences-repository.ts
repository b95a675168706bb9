import { sql } from 'kysely'
import type { NotificationPreference } from '../../contract/notification'
import { getNotificationKind, kindsFor, type NotificationKind } from '../../contract/notification-kinds'
import type { Permission } from '../../contract/permissions'
import type { Db } from '../database/open-database'
import { holding } from './employees-repository'
import type { Viewer } from './entry-list-repository'

/** Someone to notify, and when they want an email about it. */
export interface Receiver extends Pick<NotificationPreference, 'email'> {
  /** Id of the employee. */
  employee: string
}

/** Who is notified of what, and when they are emailed about it. */
export function createNotificationPreferencesRepository(db: Db) {
  return {
    /**
     * The employees with a permission, or only some of them, except the person who did it.
     *
     * @param only Email addresses; undefined: all.
     */
    async listReceivers(
      kind: NotificationKind,
      {
        permission,
        only,
        except,
      }: { permission: Permission; only?: readonly string[] | undefined; except: string },
    ): Promise<Receiver[]> {
      const rows = await db
        .selectFrom('employee')
        .leftJoin('notification_preference', (join) =>
          join
            .onRef('notification_preference.employee_id', '=', 'employee.id')
            .on('notification_preference.kind', '=', kind),
        )
        .where(holding(permission))
        .where('employee.email_key', '<>', except.toLowerCase())
        .$if(only !== undefined, (query) =>
          query.where(
            'employee.email_key',
            '=',
            sql<string>`any(${only?.map((email) => email.toLowerCase()) ?? []}::text[])`,
          ),
        )
        .select(['employee.id as employee', 'notification_preference.email'])
        .execute()
      return rows.map(({ employee, email }) => ({
        employee,
        email: email ?? getNotificationKind(kind).email,
      }))
    },

    /** For each kind that this viewer can receive, in the order of the settings. */
    async list({ email, roles }: Viewer): Promise<NotificationPreference[]> {
      const rows = await db
        .selectFrom('notification_preference')
        .innerJoin('employee', 'employee.id', 'notification_preference.employee_id')
        .where('employee.email_key', '=', email.toLowerCase())
        .select(['notification_preference.kind', 'notification_preference.email'])
        .execute()
      const chosen = new Map(rows.map((row) => [row.kind, row.email]))
      return kindsFor(roles).map((kind) => ({
        kind,
        email: chosen.get(kind) ?? getNotificationKind(kind).email,
      }))
    },

    async save(
      { email }: Pick<Viewer, 'email'>,
      preferences: readonly NotificationPreference[],
    ): Promise<void> {
      // the same kind twice: the last one counts
      const chosen = [...new Map(preferences.map((one) => [one.kind, one])).values()]
      const { id } = await db
        .selectFrom('employee')
        .select('id')
        .where('email_key', '=', email.toLowerCase())
        .executeTakeFirstOrThrow()
      await db
        .insertInto('notification_preference')
        .values(chosen.map((one) => ({ employee_id: id, kind: one.kind, email: one.email })))
        .onConflict((conflict) =>
          conflict.columns(['employee_id', 'kind']).doUpdateSet({ email: sql`excluded.email` }),
        )
        .execute()
    },
  }
}
