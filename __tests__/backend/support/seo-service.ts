import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { AppOptions } from '../../../backend/create-app'
import type { Db } from '../../../backend/database/open-database'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import { listSeo, saveRedirect, saveSeo, type RedirectRule, type SeoSetting } from '../../../contract/seo'
import { apiOf, type ApiOf } from './api-of'
import { emptyAuditLog } from './audit-log'
import { openApp, type OpenApp } from './open-app'
import type { TokenIssuer } from './token-issuer'

export const seoPath = '/api/admin/seo'
export const nothing = { title: null, description: null, canonical: null, noindex: null, image: null }

type Values = Partial<Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>>
type RedirectInput = { id?: string; from: string; to: string; permanent?: boolean; version?: number }

/** Calls the SEO API as a person; calls that return a value must succeed. */
export interface SeoCaller extends ApiOf {
  trySet: (path: string, values: Values, version?: number) => Promise<LightMyRequestResponse>
  set: (path: string, values: Values, version?: number) => Promise<SeoSetting | undefined>
  tryLead: (input: RedirectInput) => Promise<LightMyRequestResponse>
  lead: (input: RedirectInput) => Promise<RedirectRule>
}

export interface SeoService {
  open: OpenApp
  nora: SeoCaller
  mei: SeoCaller
  list: () => Promise<ReturnType<(typeof listSeo.responses)[200]['parse']>>
}

/** The service with nora and mei, admins, and ben, an employee. */
export async function openSeoService(
  db: Db,
  issuer: TokenIssuer,
  options: Partial<AppOptions> = {},
): Promise<SeoService> {
  const open = await openApp({ db, signIn: issuer.plan, writesPerMinute: 100_000, ...options })
  const employees = createEmployeesRepository(db)
  await employees.add({ email: 'nora@firm.example', roles: ['admin'] })
  await employees.add({ email: 'mei@firm.example', roles: ['admin'] })
  await employees.add({ email: 'ben@firm.example', roles: ['employee'] })
  const caller = (email: string) => callerOf(apiOf(open.app, issuer, email))
  return {
    open,
    nora: caller('nora@firm.example'),
    mei: caller('mei@firm.example'),
    list: async () => listSeo.responses[200].parse((await open.app.inject('/api/seo')).json()),
  }
}

function callerOf(api: ApiOf): SeoCaller {
  const trySet: SeoCaller['trySet'] = (path, values, version = 0) =>
    api.send('PUT', seoPath, { pages: [{ path, version, ...nothing, ...values }] })
  const tryLead: SeoCaller['tryLead'] = ({ id = randomUUID(), from, to, permanent = true, version = 0 }) =>
    api.send('PUT', `/api/admin/redirects/${id}`, { from, to, permanent, version })
  return {
    ...api,
    trySet,
    set: async (path, values, version) => {
      const answer = await trySet(path, values, version)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
      return saveSeo.responses[200].parse(answer.json()).settings[0]
    },
    tryLead,
    lead: async (input) => {
      const answer = await tryLead(input)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
      return saveRedirect.responses[200].parse(answer.json())
    },
  }
}

/** Deletes all settings, redirects and their audit entries. */
export async function clearSeo(db: Db): Promise<void> {
  for (const table of ['seo_setting', 'redirect', 'build'] as const) await db.deleteFrom(table).execute()
  await emptyAuditLog(db)
}
