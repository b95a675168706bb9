import type { FastifyInstance } from 'fastify'
import type { ListReading } from '../../contract/audit-actions'
import { listOpened, noteOpened, searchWorkspace, type FoundKind } from '../../contract/workspace-search'
import { ServiceError } from '../errors/service-error'
import { registerEndpoint } from '../register-endpoint'
import type { createWorkspaceSearch } from '../search/create-workspace-search'
import { planScope } from '../search/search-scope'

/** The search of the workspace, and what each person opened last. */
export function workspaceRoutes(
  app: FastifyInstance,
  search: ReturnType<typeof createWorkspaceSearch>,
): void {
  /** Visitors' data is sent once the audit log says who reads it. */
  const record = async (actor: string, kinds: readonly FoundKind[]) => {
    for (const kind of new Set(kinds)) {
      const action = readings[kind]
      if (action) await app.recordReading({ actor, action })
    }
  }

  registerEndpoint(app, searchWorkspace, async ({ query: { q, kinds, limit }, caller, answer, reply }) => {
    const found = await search.search({ scope: planScope(caller), typed: q, kinds, limit })
    await record(
      caller.email,
      found.data.map(({ kind }) => kind),
    )
    reply.header('cache-control', 'no-store')
    return answer(200, found)
  })

  registerEndpoint(app, listOpened, async ({ caller, answer }) => {
    const data = await search.listOpened(planScope(caller))
    await record(
      caller.email,
      data.map(({ kind }) => kind),
    )
    return answer(200, { data })
  })

  registerEndpoint(app, noteOpened, async ({ body, caller, answer }) => {
    if (!(await search.noteOpened(planScope(caller), body))) throw noSuchItem()
    return answer(204, null)
  })
}

/** What the audit log calls it when visitors' data is found. */
const readings: Partial<Record<FoundKind, ListReading>> = {
  inquiry: 'inquiry.listed',
  applicant: 'applicant.listed',
  comment: 'comment.listed',
}

const noSuchItem = () => new ServiceError('not_found', 'There is nothing there that you may open.')
