import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Build, Receipt } from '../../../contract/publication'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { useToast } from '../../ui/toasts'
import { isOnItsWay, useLatestBuild, useRequestBuild } from './seo-queries'
import * as css from './seo.module.css'

/** What waits for the next build of the site, how far that is, and a button that asks for one. */
export function BuildNote({ api, pending }: { api: ApiClient; pending: number }) {
  const { data } = useLatestBuild(api)
  const request = useRequestBuild(api)
  const toast = useToast()
  const build = data?.build
  useLookAfter(build)
  const isBuilding = isOnItsWay(build)
  if (data === undefined || (pending === 0 && !isBuilding)) return null
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: () => toast('The site will be built.'),
      onError: (error) => toast(`The build was not asked for. ${error.message}`),
    })
  return (
    <section aria-label="Next build" className={css.build}>
      <div>
        <p className={css.pendingCount}>{countPending(pending)}</p>
        <p role="status" className={css.buildState}>
          {describeBuild(build ?? null, data.builder, pending > 0)}
        </p>
      </div>
      {data.builder !== null && pending > 0 && build?.state !== 'waiting' && (
        <ActionButton look="main" isPending={request.isPending} onPress={ask}>
          Build now
        </ActionButton>
      )}
    </section>
  )
}

/** When a build has ended the site says something else. */
function useLookAfter(build: Build | null | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(build)
  useEffect(() => {
    const hasEnded = isOnItsWay(before.current) && !isOnItsWay(build)
    before.current = build
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: ['seo', 'facts'] })
  }, [build, queryClient])
}

const countPending = (pending: number) =>
  pending === 0
    ? 'Everything that was set is live.'
    : `What was set for ${pending === 1 ? '1 page' : `${pending} pages`} is not live yet.`

function describeBuild(build: Build | null, builder: Receipt['builder'], isAwaited: boolean): string {
  if (builder === null) return 'Nobody builds the site here: it becomes live with the next build by hand.'
  if (build?.state === 'running') return 'The site is being built now.'
  if (build?.state === 'waiting') return 'A build waits for its turn.'
  if (build?.state === 'failed')
    return `The last build failed${build.endedAt === null ? '' : ` on ${formatMoment(build.endedAt)}`}. ${build.failure ?? ''}`
  return isAwaited ? 'It becomes live with the next build: at the next publication, or now.' : ''
}
