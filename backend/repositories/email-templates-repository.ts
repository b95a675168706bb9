import type { Selectable } from 'kysely'
import type { EmailTemplate } from '../../contract/email'
import {
  defaultWords,
  emailTemplateNames,
  type EmailTemplateName,
  type EmailWords,
} from '../../contract/email-templates'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** As many versions as a list shows. */
const mostVersions = 50

interface NewVersion {
  version: number
  /** null: the default. */
  words: EmailWords | null
  by: string
}

/** Templates of emails; one that was never edited has no version. */
export function createEmailTemplatesRepository(db: Db) {
  const all = () => db.selectFrom('email_template_version').selectAll()

  return {
    /** Every template as it is now. */
    async list(): Promise<EmailTemplate[]> {
      const rows = await all().distinctOn('name').orderBy('name').orderBy('version', 'desc').execute()
      return emailTemplateNames.map((name) =>
        toTemplate(
          name,
          rows.find((row) => row.name === name),
        ),
      )
    },

    async get(name: EmailTemplateName): Promise<EmailTemplate> {
      const row = await all().where('name', '=', name).orderBy('version', 'desc').limit(1).executeTakeFirst()
      return toTemplate(name, row)
    },

    /** The latest first. */
    async listVersions(name: EmailTemplateName): Promise<EmailTemplate[]> {
      const rows = await all()
        .where('name', '=', name)
        .orderBy('version', 'desc')
        .limit(mostVersions)
        .execute()
      return rows.map((row) => toTemplate(name, row))
    },

    /** @returns undefined where the version exists already. */
    async add(
      name: EmailTemplateName,
      { version, words, by }: NewVersion,
    ): Promise<EmailTemplate | undefined> {
      const row = await db
        .insertInto('email_template_version')
        .values({ name, version, subject: words?.subject ?? null, text: words?.text ?? null, by })
        .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && toTemplate(name, row)
    },
  }
}

function toTemplate(
  name: EmailTemplateName,
  row: Selectable<Tables['email_template_version']> | undefined,
): EmailTemplate {
  const { subject = null, text = null, version = 0, by = null, at } = row ?? {}
  const edited = subject !== null && text !== null ? { subject, text } : undefined
  return {
    name,
    ...(edited ?? defaultWords(name)),
    isDefault: edited === undefined,
    ...{ version, by, at: at?.toISOString() ?? null },
  }
}
