import type { Migration } from 'kysely'
import * as employeesAndAudit from '../migrations/0001-employees-and-audit'
import * as entriesAndPublishing from '../migrations/0002-entries-and-publishing'
import * as conversations from '../migrations/0003-conversations'
import * as unusedPictures from '../migrations/0004-unused-pictures'
import * as rolesWithoutACheck from '../migrations/0005-roles-without-a-check'
import * as plainNames from '../migrations/0006-plain-names'

/**
 * Every migration by its name, in order. One that has been released is never edited: the next one corrects
 * it. They import nothing of ours, so that they stay as they were.
 */
export const allMigrations: Record<string, Migration> = {
  '0001-employees-and-audit': employeesAndAudit,
  '0002-entries-and-publishing': entriesAndPublishing,
  '0003-conversations': conversations,
  '0004-unused-pictures': unusedPictures,
  '0005-roles-without-a-check': rolesWithoutACheck,
  '0006-plain-names': plainNames,
}
