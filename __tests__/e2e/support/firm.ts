import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planSignIn } from '../../../backend/auth/plan-sign-in'
import { createApp } from '../../../backend/create-app'
import { openDatabase } from '../../../backend/database/open-database'
import { seedEmployees } from '../../../backend/employees/seed-employees'
import { createEmulators, type Emulators } from '../../../emulators/create-emulators'
import { createSettings } from '../../../emulators/settings'

/** Site, backend and Microsoft's stand-ins, running together on ports of their own. */
export interface Firm {
  /** Of the site and its backend, "http://localhost:…". */
  origin: string
  emulators: Emulators
  /** Addresses the backend has on its list. */
  listedEmails: () => Promise<string[]>
  /** As it was at first: everything runs, and the list holds the sample accounts. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

export async function openFirm(): Promise<Firm> {
  const directory = await mkdtemp(path.join(tmpdir(), 'firm-'))
  const emulators = await createEmulators({ port: 0 })
  const database = await openDatabase({ place: { kind: 'embedded', directory } })
  const { db } = database
  const { tenantId, clientId, apiClientId } = emulators.sample
  const emulatorsUrl = emulators.origin
  const app = await createApp({
    siteDirectory: 'dist',
    db,
    logger: false,
    signIn: planSignIn({ tenantId, clientId, apiClientId, emulatorsUrl }),
    emulatorsUrl,
    keysCooldownMs: 0, // tests change the keys in quick succession
  })

  async function reset(): Promise<void> {
    Object.assign(emulators.settings, createSettings())
    await emulators.start()
    for (const table of ['publication', 'build', 'entry', 'picture', 'employee', 'audit_entry'] as const)
      await db.deleteFrom(table).execute()
    await seed()
  }

  /** The backend's list is in small letters, the accounts are not all. */
  const seed = () =>
    seedEmployees(db, {
      firstAdmin: undefined,
      samples: emulators.sample.accounts.flatMap(({ email, role }) =>
        role === null ? [] : [{ email: email.toLowerCase(), role }],
      ),
    })

  await seed()
  await app.listen({ host: 'localhost', port: 0 })
  return {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    emulators,
    reset,
    listedEmails: async () =>
      (await db.selectFrom('employee').select('email').execute()).map(({ email }) => email),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await database.close()
      await emulators.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
