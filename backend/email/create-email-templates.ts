import type { z } from 'zod'
import type { EmailTemplate, saveEmailTemplate } from '../../contract/email'
import {
  defaultWords,
  describeTemplate,
  fillTemplate,
  findTemplateIssues,
  type EmailTemplateName,
  type EmailWords,
  type PlaceholderValues,
} from '../../contract/email-templates'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createEmailTemplatesRepository } from '../repositories/email-templates-repository'

type Change = z.output<(typeof saveEmailTemplate)['request']['body']>

/** What the site's emails say, which admins edit. */
export function createEmailTemplates(db: Db) {
  const templates = createEmailTemplatesRepository(db)

  return {
    list: () => templates.list(),
    listVersions: (name: EmailTemplateName) => templates.listVersions(name),

    /**
     * Saves the words of an email, which hold for emails that are written from then on.
     *
     * @throws ServiceError `bad_request` for words that can't be sent, or `changed`.
     */
    save: (actor: string, name: EmailTemplateName, { version, words }: Change): Promise<EmailTemplate> =>
      db.transaction().execute(async (trx) => {
        const repository = createEmailTemplatesRepository(trx)
        const current = await repository.get(name)
        const isReset = words === null || isSame(words, defaultWords(name))
        if (isReset ? current.isDefault : isSame(words, current)) return current
        if (words !== null) assertValid(name, words)
        if (current.version !== version) throw changedSince()
        const added = await repository.add(name, {
          version: version + 1,
          words: isReset ? null : words,
          by: actor,
        })
        if (!added) throw changedSince()
        await createAuditRepository(trx).add({
          actor,
          action: 'email.edited',
          subject: describeTemplate(name).title,
          before: wordsOf(current),
          after: wordsOf(added),
        })
        return added
      }),
  }
}

/** An email from a template as it is now. */
export const writeEmail = async (
  db: Db,
  name: EmailTemplateName,
  values: PlaceholderValues,
): Promise<EmailWords> => fillTemplate(await createEmailTemplatesRepository(db).get(name), values)

function assertValid(name: EmailTemplateName, words: EmailWords): void {
  const { subject, text } = findTemplateIssues(name, words)
  const [issue] = [subject && `Subject: ${subject}.`, text && `Text: ${text}.`].filter(
    (one) => one !== undefined,
  )
  if (issue !== undefined) throw new ServiceError('bad_request', issue)
}

const wordsOf = ({ subject, text }: EmailWords) => ({ subject, text })
const isSame = (one: EmailWords, other: EmailWords) =>
  one.subject === other.subject && one.text === other.text

const changedSince = () =>
  new ServiceError('changed', 'Someone else changed this email. Reload the page to see their version.')
