import { findFileContradictions } from './env-files'
import { findMailContradictions } from './env-mail'
import type { Variables } from './env-schema'

/** What is wrong between variables that are each right by themselves, one sentence each. */
export function findContradictions(env: Variables): string[] {
  const isProduction = env.NODE_ENV === 'production'
  return [
    ...findMissingRegistrations(env),
    ...findBuilders(env),
    ...findMailContradictions(env),
    ...findFileContradictions(env),
    ...(isProduction ? findUnfit(env) : findExposed(env)),
  ]
}

const registrations = ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID', 'ENTRA_API_CLIENT_ID'] as const

/** All three or none; the emulators need them too. */
function findMissingRegistrations(env: Variables): string[] {
  const missing = registrations.filter((name) => env[name] === undefined)
  const areWanted = missing.length < registrations.length || env.EMULATORS_URL !== undefined
  if (!areWanted || missing.length === 0) return []
  const reason = env.EMULATORS_URL === undefined ? 'the others are set' : 'EMULATORS_URL is set'
  return missing.map((name) => `environment variable ${name}: expected an id since ${reason}, found nothing`)
}

/** One way of building the site, and a key only for the one that signs. */
function findBuilders({ BUILD_SITE, DEPLOY_HOOK_URL, DEPLOY_HOOK_SECRET }: Variables): string[] {
  const refusals = [
    BUILD_SITE && DEPLOY_HOOK_URL !== undefined && 'BUILD_SITE and DEPLOY_HOOK_URL can’t both be set',
    DEPLOY_HOOK_SECRET !== undefined &&
      DEPLOY_HOOK_URL === undefined &&
      'environment variable DEPLOY_HOOK_SECRET: expected nothing without DEPLOY_HOOK_URL, whose calls it signs. Set that too, or remove it',
  ]
  return refusals.filter((refusal) => refusal !== false)
}

/** What is for development alone. */
function findUnfit(env: Variables): string[] {
  const refusals = [
    env.DATABASE_URL === undefined &&
      !env.ALLOW_EMBEDDED_DATABASE &&
      'environment variable DATABASE_URL: expected the address of a PostgreSQL server in production, found nothing. The embedded database supports one process and has no protection against disk loss. To use it anyway, set ALLOW_EMBEDDED_DATABASE=1',
    env.EMULATORS_URL !== undefined &&
      'environment variable EMULATORS_URL: expected nothing in production, where anybody could sign in by the emulators as anyone. Remove it',
    env.SAMPLE_EMPLOYEES !== undefined &&
      'environment variable SAMPLE_EMPLOYEES: expected nothing in production, where people are added under /admin/employees/. Remove it; FIRST_ADMIN names the first admin',
    env.SAMPLE_CONVERSATIONS !== undefined &&
      'environment variable SAMPLE_CONVERSATIONS: expected nothing in production, where visitors write themselves. Remove it',
  ]
  return refusals.filter((refusal) => refusal !== false)
}

const loopback = ['localhost', '127.0.0.1', '::1']

/** The emulators let anybody be anyone: a service that uses them is for this machine alone. */
function findExposed({ EMULATORS_URL, HOST = 'localhost' }: Variables): string[] {
  if (EMULATORS_URL === undefined || loopback.includes(HOST)) return []
  return [
    `environment variable EMULATORS_URL: expected nothing while HOST="${HOST}" lets other machines in, where anybody could sign in by the emulators as anyone. Remove it, or set HOST=localhost`,
  ]
}
