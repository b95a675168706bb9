import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

const EmulatedSchema = z
  .object({
    knownAuthority: z.string().describe('Host and port of the emulator, e.g. "localhost:8002".'),
    metadata: z
      .object({
        issuer: z.url(),
        authorization_endpoint: z.url(),
        token_endpoint: z.url(),
        end_session_endpoint: z.url(),
        jwks_uri: z.url(),
      })
      .describe('Metadata that the real provider publishes itself; the emulator’s, over http.'),
  })
  .describe('The Microsoft sign-in emulator on this machine; never in production.')

export const SignInSettingsSchema = z
  .object({
    clientId: z.string().describe('Registration of the site as a single-page application.'),
    authority: z.url().describe('The tenant, e.g. "https://login.microsoftonline.com/<tenant id>".'),
    apiScope: z.string().describe('The scope of the backend’s own token, "api://<id>/access_as_user".'),
    graphUrl: z
      .url()
      .describe('Microsoft Graph, e.g. "https://graph.microsoft.com/v1.0"; no trailing slash.'),
    emulated: EmulatedSchema.nullable(),
  })
  .meta({ id: 'SignInSettings' })
export type SignInSettings = z.infer<typeof SignInSettingsSchema>

export const getSignInSettings = {
  method: 'GET',
  path: '/api/sign-in',
  access: 'public',
  summary: 'Returns the settings for signing in with Microsoft. Contains no secrets.',
  responses: { 200: SignInSettingsSchema, 503: ErrorSchema },
} as const satisfies Endpoint
