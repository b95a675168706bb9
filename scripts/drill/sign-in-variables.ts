import { registrations, type TokenIssuer } from '../../__tests__/backend/support/token-issuer'

/** Settings of a service that takes the issuer's tokens, and has one admin. */
export const signInVariables = (issuer: TokenIssuer, admin: string): Record<string, string> => ({
  FIRST_ADMIN: admin,
  EMULATORS_URL: new URL(issuer.plan.tokens.keysUrl).origin,
  ENTRA_TENANT_ID: registrations.tenantId,
  ENTRA_CLIENT_ID: registrations.clientId,
  ENTRA_API_CLIENT_ID: registrations.apiClientId,
  WRITES_PER_MINUTE: '999999',
  READS_PER_MINUTE: '999999',
})
