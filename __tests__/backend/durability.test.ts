import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbedded } from '../../backend/database/open-embedded'
import { compileBackend } from './support/compile-backend'
import { addressIn, runCompiled } from './support/run-backend'
import { registrations, startTokenIssuer } from './support/token-issuer'

const [services, kills] = [2, 10]
/** Number of simultaneous requests. */
const writers = 3

interface Round {
  address: string
  token: string
  name: string
  /** Called with each address that was answered with 201. */
  onAcknowledged: (email: string) => void
}

/** Adds people one after the other until the service is down. */
async function addUntilGone({ address, token, name, onAcknowledged }: Round): Promise<void> {
  for (let person = 0; ; person++) {
    const email = `${name}-${person}@firm.example`
    const answer = await fetch(`${address}/api/admin/employees`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, roles: ['employee'] }),
    }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status !== 201) throw new Error(`Adding ${email} was answered with ${answer.status}`)
    onAcknowledged(email)
  }
}

/**
 * Kills a service in the midst of its writes, again and again.
 *
 * @returns The acknowledged addresses, and those that were kept.
 */
async function killRepeatedly(folder: string, variables: Record<string, string>, token: string) {
  const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < kills; round++) {
      const service = runCompiled(folder, { ...variables, DATA_DIR: directory })
      const address = await addressIn(service)
      let left = 5 + round
      const onAcknowledged = (email: string) => {
        acknowledged.push(email)
        if (--left === 0) service.child.kill('SIGKILL')
      }
      const names = Array.from({ length: writers }, (_, writer) => `person-${round}-${writer}`)
      await Promise.all(names.map((name) => addUntilGone({ address, token, name, onAcknowledged })))
      expect(await service.ended()).toBe('SIGKILL')
    }
    const pool = await openEmbedded(directory)
    const { rows } = await (await pool.connect()).query<{ email: string }>('select email from employee', [])
    await pool.end()
    return { acknowledged, kept: new Set(rows.map(({ email }) => email)) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

test(`loses nothing acknowledged when ${services} services are killed ${kills} times each while they write`, async () => {
  const folder = await compileBackend()
  const issuer = await startTokenIssuer()
  const variables = {
    PORT: '0',
    FIRST_ADMIN: 'admin@firm.example',
    EMULATORS_URL: new URL(issuer.plan.tokens.keysUrl).origin,
    ENTRA_TENANT_ID: registrations.tenantId,
    ENTRA_CLIENT_ID: registrations.clientId,
    ENTRA_API_CLIENT_ID: registrations.apiClientId,
    WRITES_PER_MINUTE: '100000',
  }
  try {
    const token = await issuer.tokenFor('admin@firm.example')
    // at once: after each kill a service waits until the lock of its folder is stale
    const runs = Array.from({ length: services }, () => killRepeatedly(folder, variables, token))
    for (const { acknowledged, kept } of await Promise.all(runs)) {
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(kills * 5)
    }
  } finally {
    await issuer.stop()
  }
}, 360_000)
