import type { Account, Sample } from '../sample.schema'

/** The claims of every token. */
export const claimsOf = ({ oid, name, email }: Account, { tenantId }: Sample) => ({
  sub: oid,
  oid,
  tid: tenantId,
  name,
  preferred_username: email,
  ver: '2.0',
})

export type PersonClaims = ReturnType<typeof claimsOf>

/** MSAL builds the id of an account from it: "<oid>.<tid>". */
export const clientInfoOf = ({ oid }: Account, { tenantId }: Sample) =>
  Buffer.from(JSON.stringify({ uid: oid, utid: tenantId })).toString('base64url')
