import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { quietEnv } from './run.mjs'

/** Whether Microsoft sign-in is emulated: unless a real tenant is set, and never in production. */
export const isEmulated = !process.env.ENTRA_TENANT_ID && process.env.NODE_ENV !== 'production'

const port = process.env.EMULATORS_PORT || '8002'
const { tenantId, clientId, apiClientId, accounts } = JSON.parse(
  readFileSync('emulators/sample.json', 'utf8'),
)

/** The backend's settings for the sample accounts. */
export const signInEnv = isEmulated
  ? {
      EMULATORS_URL: `http://localhost:${port}`,
      ENTRA_TENANT_ID: tenantId,
      ENTRA_CLIENT_ID: clientId,
      ENTRA_API_CLIENT_ID: apiClientId,
      SAMPLE_EMPLOYEES: 'emulators/sample.json',
      SAMPLE_CONVERSATIONS: 'emulators/sample-conversations.json',
      // apart from the data of a real tenant, which must not get sample admins
      DATA_DIR: process.env.DATA_DIR || '.data/emulated',
    }
  : {}

/**
 * Starts the emulators in their own process, unless a real tenant is set.
 *
 * @param {string[]} program What Node is given to run them.
 */
export function startEmulators(program) {
  if (!isEmulated) return []
  const child = spawn(process.execPath, program, {
    env: { ...quietEnv, EMULATORS_PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  return [child]
}

/** Lines that say where to sign in, and with which account. */
export function describeSignIn(address) {
  if (!isEmulated) return [`Sign in at ${address}/auth/login/ with a work account of your tenant.`]
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    `Sign in at ${address}/auth/login/ (Microsoft sign-in emulator, no password) as`,
    ...accounts.map(({ email, roles, note }) => {
      const role = roles.join(', ') || 'no role (access denied)'
      return `  ${email.padEnd(width)}  ${role}${note ? `, ${note.toLowerCase()}` : ''}`
    }),
  ]
}
