import { describeRoles, roles as definitions, sortRoles, type Role } from '../../contract/permissions'
import type { NewEmail } from '../repositories/emails-repository'

interface Invitation {
  /** The person who is invited: the user name of their Microsoft account. */
  to: string
  roles: readonly Role[]
  /** Email address of who invites them. */
  by: string
  /** Name of the company; undefined where no release says it. */
  company: string | undefined
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string
}

/** The email that tells a person that they have access to the workspace, and how to sign in. */
export function writeInvitation({ to, roles, by, company, siteUrl }: Invitation): NewEmail {
  const workspace = company === undefined ? 'the website’s workspace' : `the ${company} workspace`
  const summaries = sortRoles(roles).map(
    (role) => `- ${definitions[role].title}: ${definitions[role].summary}`,
  )
  const text = [
    'Hello,',
    `${by} gave you access to ${workspace} as ${describeRoles(roles)}:`,
    summaries.join('\n'),
    `Sign in with your Microsoft work account (${to}): ${siteUrl}/auth/login/`,
    `If you didn’t expect this, ask ${by}. You don’t need to do anything else.`,
  ].join('\n\n')
  return { kind: 'invitation', to, subject: `You have access to ${workspace}`, text, by }
}
