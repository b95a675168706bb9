import type { ApiClient } from '../../client/create-api-client'
import { ApiError } from '../../client/api-error'
import { EmptyNote, LoadFailure, LoadingLines } from '../../ui/load-states'
import { ApplicantDetail, type DetailProps } from './applicant-detail'
import { useApplicant } from './applicant-queries'

interface Props extends Omit<DetailProps, 'applicant'> {
  api: ApiClient
  id: string
}

/** One application, once it is loaded. */
export function ApplicantPane({ id, ...detail }: Props) {
  const { data, error, isPending, refetch } = useApplicant(detail.api, id)
  if (isPending) return <LoadingLines label="Loading the application" lines={8} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyNote>
        This application is no longer there: somebody erased it, or its last day has come.
      </EmptyNote>
    )
  if (!data)
    return (
      <LoadFailure
        title="The application could not be loaded."
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return <ApplicantDetail key={id} applicant={data} {...detail} />
}
