import type { Account, Sample } from '../sample.schema'

/** The claims of every token. */
export const claimsOf = ({ oid, name, email, guest }: Account, { tenantId }: Sample) => ({
  sub: oid,
  oid,
  tid: tenantId,
  name,
  preferred_username: email,
  ver: '2.0',
  acct: guest ? 1 : 0,
  // Entra leaves it out for members, whose identity provider is the issuer
  ...(guest && { idp: guestProvider }),
})

/** The tenant that guests come from. */
const guestProvider = 'https://sts.windows.net/d2a7c1b4-0f63-4a8e-9c55-7e1f3b6a9d20/'

export type PersonClaims = ReturnType<typeof claimsOf>

/** MSAL builds the id of an account from it: "<oid>.<tid>". */
export const clientInfoOf = ({ oid }: Account, { tenantId }: Sample) =>
  Buffer.from(JSON.stringify({ uid: oid, utid: tenantId })).toString('base64url')
