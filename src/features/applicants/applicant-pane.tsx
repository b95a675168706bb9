import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { X } from '../../ui/icons'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { ApplicantDetail, type DetailProps } from './applicant-detail'
import * as css from './applicant-detail.module.css'
import { useApplicant } from './applicant-queries'

interface Props extends Omit<DetailProps, 'applicant'> {
  api: ApiClient
  id: string
}

/** One application, once it is loaded; until then, and where there is none, why, and the way back to the list. */
export function ApplicantPane({ id, ...detail }: Props) {
  const query = useApplicant(detail.api, id)
  if (query.data && !isGone(query)) return <ApplicantDetail key={id} applicant={query.data} {...detail} />
  return (
    <div className={css.detail}>
      <div className={css.back}>
        <ActionButton look="plain" onPress={detail.onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" /> Close
        </ActionButton>
      </div>
      <WithoutApplicant query={query} />
    </div>
  )
}

type Query = ReturnType<typeof useApplicant>

function WithoutApplicant({ query }: { query: Query }) {
  if (query.isPending) return <Skeleton label="Loading the application" lines={8} />
  if (query.error === null || isGone(query))
    return (
      <EmptyState>
        This application is no longer there: somebody erased it, or its last day has come.
      </EmptyState>
    )
  return (
    <LoadError
      title="The application could not be loaded."
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
}

const isGone = ({ error }: Query) => error instanceof ApiError && error.status === 404
