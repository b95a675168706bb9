import { useQuery } from '@tanstack/react-query'
import type { EmailTemplate } from '../../../contract/email'
import {
  describeTemplate,
  emailTemplateNames,
  type EmailTemplateName,
} from '../../../contract/email-templates'
import type { ApiClient } from '../../client/create-api-client'
import { emailTemplatesQuery } from '../../client/list-email-templates'
import { formatMoment } from '../../lib/format-moment'
import { LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import { EmailEditor } from './email-editor'
import * as css from './emails.module.css'

interface Props {
  api: ApiClient
  /** Name of the company, for previews; undefined where the page doesn't know it. */
  company: string | undefined
  /** The query of the page's address: the email that is open. */
  query: string
  /** Address of an email, or of the list. */
  hrefOf: (name?: EmailTemplateName) => string
}

/** /admin/emails/: what the site's emails to visitors, applicants and new employees say. */
export function Emails({ api, company, query, hrefOf }: Props) {
  const { data, error, isPending, refetch } = useQuery(emailTemplatesQuery(api))
  const open = readName(query)
  if (isPending)
    return (
      <WorkspacePage title="Emails">
        <Skeleton label="Loading emails" lines={8} />
      </WorkspacePage>
    )
  if (data === undefined)
    return (
      <WorkspacePage title="Emails">
        <LoadError title="Couldn’t load the emails." error={error} onRetry={() => void refetch()} />
      </WorkspacePage>
    )
  const template = data.find(({ name }) => name === open)
  if (template)
    return <EmailEditor key={template.name} api={api} company={company} template={template} back={hrefOf()} />
  return (
    <WorkspacePage title="Emails" lead="Emails the site sends to visitors, applicants and new employees">
      {[...new Set(emailTemplateNames.map((name) => describeTemplate(name).group))].map((group) => (
        <section key={group} className={css.group} aria-label={`To ${group.toLowerCase()}`}>
          <h2 className={css.heading}>To {group.toLowerCase()}</h2>
          <ul className={css.list}>
            {data
              .filter(({ name }) => describeTemplate(name).group === group)
              .map((one) => (
                <EmailLine key={one.name} template={one} href={hrefOf(one.name)} />
              ))}
          </ul>
        </section>
      ))}
    </WorkspacePage>
  )
}

function EmailLine({ template, href }: { template: EmailTemplate; href: string }) {
  const { title, when } = describeTemplate(template.name)
  return (
    <li className={css.line}>
      <SiteLink href={href} className={css.name}>
        {title}
      </SiteLink>
      <span className={css.when}>{when}</span>
      <span className={css.state}>{describeState(template)}</span>
    </li>
  )
}

/** E.g. "Default", or who edited it and when. */
export const describeState = ({ isDefault, by, at }: EmailTemplate): string =>
  isDefault || by === null || at === null ? 'Default' : `Edited by ${by}, ${formatMoment(at)}`

function readName(query: string): EmailTemplateName | undefined {
  const asked = new URLSearchParams(query).get('email')
  return emailTemplateNames.find((name) => name === asked)
}
