import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  SignJWT,
  type CryptoKey,
  type GenerateKeyPairResult,
  type JWK,
  type JWTPayload,
} from 'jose'
import { planSignIn, type SignInPlan } from '../../../backend/auth/plan-sign-in'
import { oncePerRun } from './once-per-run'

/** A key pair as the issuer publishes and uses it. */
export interface IssuerKey {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  jwk: JWK
}

/** Issues tokens like Entra ID, and publishes its keys on loopback. */
export interface TokenIssuer {
  plan: SignInPlan
  key: IssuerKey
  /** How often the keys have been requested. */
  lookups: () => number
  /** A valid token; claims and header can be overridden. */
  tokenFor: (email: string, claims?: JWTPayload, header?: { kid?: string }) => Promise<string>
  /** Replaces the published key. */
  rotate: () => Promise<void>
  stop: () => Promise<void>
  /** Publishes the keys again after `stop`. */
  start: () => Promise<void>
}

export const registrations = {
  tenantId: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  apiClientId: '33333333-3333-4333-8333-333333333333',
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  let key = await firstKey()
  let lookups = 0
  let server: Server
  const listen = async (port: number) => {
    server = createServer((_request, response) => {
      lookups++
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key.jwk] }))
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const plan = planSignIn({ ...registrations, emulatorsUrl: `http://127.0.0.1:${port}` })

  return {
    plan,
    get key() {
      return key
    },
    lookups: () => lookups,
    tokenFor: (email, claims = {}, header = {}) =>
      new SignJWT(claimsOf(plan, email, claims))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
        .sign(key.privateKey),
    rotate: async () => {
      key = await createKey()
    },
    start: async () => {
      if (!server.listening) await listen(port)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same account for the same user name, as in a tenant. */
function oidOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return [8, 12, 16, 20, 32].map((end, part) => hash.slice([0, 8, 12, 16, 20][part], end)).join('-')
}

/** Claims of Entra ID's tokens for the backend. */
export function claimsOf({ tokens }: SignInPlan, email: string, claims: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: tokens.issuer,
    aud: registrations.apiClientId,
    tid: tokens.tenantId,
    oid: oidOf(email),
    preferred_username: email,
    name: 'Somebody',
    scp: 'access_as_user',
    azp: registrations.clientId,
    ver: '2.0',
    iat: now,
    nbf: now,
    exp: now + 3600,
    ...claims,
  }
}

export const createKey = async () => describeKey(await generateKeyPair('RS256', { extractable: true }))

/** A pair takes 0.2 s to generate: all issuers of a run begin with the same. */
async function firstKey(): Promise<IssuerKey> {
  const folder = await oncePerRun('issuer-key', async (folder) => {
    const { privateKey, publicKey } = await createKey()
    await writeFile(path.join(folder, 'private.pem'), await exportPKCS8(privateKey))
    await writeFile(path.join(folder, 'public.pem'), await exportSPKI(publicKey))
  })
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  return describeKey({
    privateKey: await importPKCS8(await read('private.pem'), 'RS256', { extractable: true }),
    publicKey: await importSPKI(await read('public.pem'), 'RS256', { extractable: true }),
  })
}

async function describeKey({ privateKey, publicKey }: GenerateKeyPairResult): Promise<IssuerKey> {
  const kid = randomUUID()
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } }
}
