import { z } from 'zod'

const AccountSchema = z.strictObject({
  oid: z.uuid().describe('Object id in the tenant; also the subject of its tokens.'),
  name: z.string().min(1).describe('Display name.'),
  email: z.email().describe('User name; tokens keep its case.'),
  jobTitle: z.string().describe('Returned by Graph.'),
  roles: z
    .array(z.string())
    .describe('Roles in the backend’s sample data, shown on the account page; empty: none.'),
  guest: z.boolean().default(false).describe('Whether the account is a guest of the tenant.'),
  note: z.string().optional().describe('Shown on the account page in place of the roles.'),
  photo: z.boolean().describe('Whether Graph has a photo of this account.'),
})
export type Account = z.infer<typeof AccountSchema>

/** The emulated tenant: schema of emulators/sample.json. */
export const SampleSchema = z.strictObject({
  tenantId: z.uuid().describe('The directory.'),
  clientId: z.uuid().describe('Registration of the site, a single-page application.'),
  apiClientId: z.uuid().describe('Registration of the backend: audience of its tokens.'),
  accounts: z
    .array(AccountSchema)
    .min(1)
    .describe('Accounts that can sign in, in the order of the account page.'),
})
export type Sample = z.infer<typeof SampleSchema>
