import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbedded } from '../../backend/database/open-embedded'
import { compileBackend } from './support/compile-backend'
import { addressIn, runCompiled } from './support/run-backend'
import { registrations, startTokenIssuer } from './support/token-issuer'

const kills = 20
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
      body: JSON.stringify({ email, role: 'employee' }),
    }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status !== 201) throw new Error(`Adding ${email} was answered with ${answer.status}`)
    onAcknowledged(email)
  }
}

test(`loses nothing acknowledged when the service is killed ${kills} times while it writes`, async () => {
  const { folder, remove } = compileBackend()
  const issuer = await startTokenIssuer()
  const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
  const token = await issuer.tokenFor('admin@firm.example')
  const variables = {
    PORT: '0',
    DATA_DIR: directory,
    FIRST_ADMIN: 'admin@firm.example',
    EMULATORS_URL: new URL(issuer.plan.tokens.keysUrl).origin,
    ENTRA_TENANT_ID: registrations.tenantId,
    ENTRA_CLIENT_ID: registrations.clientId,
    ENTRA_API_CLIENT_ID: registrations.apiClientId,
    WRITES_PER_MINUTE: '100000',
  }
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < kills; round++) {
      const service = runCompiled(folder, variables)
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
    const kept = new Set(rows.map(({ email }) => email))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(kills * 5)
  } finally {
    await issuer.stop()
    remove()
    await rm(directory, { recursive: true, force: true })
  }
}, 360_000)
