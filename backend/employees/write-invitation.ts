import { describeRoles, roles as definitions, sortRoles, type Role } from '../../contract/permissions'
import type { Db } from '../database/open-database'
import { writeEmail } from '../email/create-email-templates'
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
export async function writeInvitation(
  db: Db,
  { to, roles, by, company, siteUrl }: Invitation,
): Promise<NewEmail> {
  const summaries = sortRoles(roles).map(
    (role) => `- ${definitions[role].title}: ${definitions[role].summary}`,
  )
  const words = await writeEmail(db, 'employee-invitation', {
    workspace: company === undefined ? 'the website’s workspace' : `the ${company} workspace`,
    invitedBy: by,
    account: to,
    role: describeRoles(roles),
    roles: summaries.join('\n'),
    signIn: `${siteUrl}/auth/login/`,
    ...(company !== undefined && { company }),
  })
  return { kind: 'invitation', to, ...words, by }
}
