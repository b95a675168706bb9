import type { Applicant } from '../../../contract/applicant'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ConfirmDeleteDialog } from '../../ui/confirm-delete-dialog'
import { useRefreshApplicants } from './applicant-queries'

interface Props {
  api: ApiClient
  applicant: Applicant
  onClose: () => void
  onErased: () => void
}

/** Asks before an application goes for good, and says what goes. */
export function EraseDialog({ api, applicant, onClose, onErased }: Props) {
  const { id, version, name, cv, others } = applicant
  const { refresh, forget } = useRefreshApplicants()
  return (
    <ConfirmDeleteDialog
      title={`Erase the application of ${name}?`}
      goes={[
        `the application with everything ${name} wrote`,
        ...(cv ? [`the CV, ${cv.name}`] : []),
        'notes, rating and history',
        'mails about it; those that wait are not sent',
      ]}
      stays={[
        'The audit log keeps who erased it and when, under a hash instead of the reference.',
        ...(others.length > 0 ? [describeOthers(others.length)] : []),
      ].join(' ')}
      erase={() => api.DELETE('/api/admin/applicants/{id}', { params: { path: { id }, query: { version } } })}
      done="The application was erased for good."
      explain={explain}
      onErased={() => {
        onErased()
        forget(id)
        refresh()
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

const describeOthers = (count: number) =>
  count === 1
    ? 'Another application from this address stays; erase it on its own.'
    : `${count} other applications from this address stay; erase each on its own.`

function explain(error: Error): string {
  if (error instanceof ApiError && error.code === 'changed')
    return 'Somebody changed this application meanwhile. Close this, look at it again, then decide.'
  return `Nothing was erased. ${error.message}`
}
