import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Build, PublicationWithBuilder } from '../../../contract/publication'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { useToast } from '../../ui/toasts'
import { isInProgress, useLatestBuild, useRequestBuild } from './seo-queries'
import * as css from './seo.module.css'

/** Changes that wait for the next build, its status, and a button to start one. */
export function BuildStatus({ api, pending }: { api: ApiClient; pending: number }) {
  const { data } = useLatestBuild(api)
  const request = useRequestBuild(api)
  const toast = useToast()
  const build = data?.build
  useReloadAfter(build)
  const isBuilding = isInProgress(build)
  if (data === undefined || (pending === 0 && !isBuilding)) return null
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: () => toast('Build requested'),
      onError: (error) => toast(`Couldn’t start a build. ${error.message}`),
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

/** Reloads the facts of the built site when a build has ended. */
function useReloadAfter(build: Build | null | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(build)
  useEffect(() => {
    const hasEnded = isInProgress(before.current) && !isInProgress(build)
    before.current = build
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: ['seo', 'facts'] })
  }, [build, queryClient])
}

const countPending = (pending: number) =>
  pending === 0
    ? 'All changes are live'
    : pending === 1
      ? '1 page has changes that aren’t live yet'
      : `${pending} pages have changes that aren’t live yet`

function describeBuild(
  build: Build | null,
  builder: PublicationWithBuilder['builder'],
  isAwaited: boolean,
): string {
  if (builder === null) return 'Automatic builds are off. Changes go live with the next manual build.'
  if (build?.state === 'running') return 'Building…'
  if (build?.state === 'waiting') return 'Build queued'
  if (build?.state === 'failed')
    return `The last build failed${build.endedAt === null ? '' : ` on ${formatMoment(build.endedAt)}`}. ${build.failure ?? ''}`
  return isAwaited
    ? 'Changes go live with the next build. It starts at the next publication, or when you start it.'
    : ''
}
